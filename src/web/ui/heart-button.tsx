import { Heart } from 'lucide-react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';

type HeartButtonProps = {
  /** What is made a favourite. */
  name: string;
  isFavorite: boolean;
  disabled: boolean;
  onPress: () => void;
  className?: string;
};

export function HeartButton({ name, isFavorite, disabled, onPress, className }: HeartButtonProps) {
  return (
    <IconButton
      label={isFavorite ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
      disabled={disabled}
      onClick={onPress}
      className={cx(isFavorite && 'text-accent-ink', className)}
    >
      <Heart size={16} aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
