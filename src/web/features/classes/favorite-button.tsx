import { Heart } from 'lucide-react';
import type { Class } from '../../../shared/classes.ts';
import { IconButton } from '../../ui/button.tsx';
import { useFavorite } from './queries.ts';

type FavoriteButtonProps = { one: Class; size?: 'small' | 'medium' };

export function FavoriteButton({ one, size = 'medium' }: FavoriteButtonProps) {
  const { isFavorite, isPending, toggle } = useFavorite(one);
  return (
    <IconButton
      label={isFavorite ? `Remove ${one.name} from favorites` : `Add ${one.name} to favorites`}
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
