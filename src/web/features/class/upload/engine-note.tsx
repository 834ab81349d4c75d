import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../product/queries.ts';
import { engineWords } from './engine-words.ts';

type EngineNoteProps = { isPremium: boolean; usesTokens: boolean };

export function EngineNote(payment: EngineNoteProps) {
  const engines = useQuery(configQuery).data?.engines;
  return engines ? <p className="mt-1 text-ink-soft text-sm">{engineWords(engines, payment)}</p> : null;
}
