import { useEffect } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Takes PDFs dropped anywhere on the page: a browser would leave the app and open them. */
export function usePageDrop(onFiles: (files: File[]) => void) {
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const take = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', take);
    };
  }, [onFiles]);
}
