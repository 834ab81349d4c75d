/** How the screens name the three materials. */
export type MaterialName = 'Brief' | 'Outline' | 'Questions';
