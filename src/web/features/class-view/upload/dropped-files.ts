import type { DragEvent } from 'react';

export const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
export const filesOf = (event: DragEvent) => [...event.dataTransfer.files];
