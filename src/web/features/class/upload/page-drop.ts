import { useEffect } from 'react';
import { carriesFiles, takeDropped } from '../../../frame/dropped-files.ts';

/** Takes PDFs dropped anywhere on the page: a browser would leave the app and open them. */
export function usePageDrop(onFiles: (files: File[]) => void) {
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const take = (event: DragEvent) => {
      if (!event.dataTransfer || !carriesFiles(event)) return;
      event.preventDefault();
      takeDropped(event.dataTransfer, onFiles);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', take);
    };
  }, [onFiles]);
}
