import { Heart } from 'lucide-react';
import { IconButton } from './button.tsx';

type HeartButtonProps = {
  /** What is made a favourite. */
  name: string;
  isFavorite: boolean;
  isPending: boolean;
  toggle: () => void;
  size?: 'small' | 'medium';
};

export function HeartButton({ name, isFavorite, isPending, toggle, size = 'medium' }: HeartButtonProps) {
  return (
    <IconButton
      label={isFavorite ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
      // Not disabled outright: the button would lose the focus.
      aria-disabled={isPending}
      onClick={isPending ? undefined : toggle}
      size={size}
      tone={isFavorite ? 'accent' : 'soft'}
    >
      <Heart size={16} aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
