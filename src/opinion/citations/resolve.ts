// Leads id., supra and short forms back to the full citation they stand for.

/** No opinion is longer: a pinpoint beyond it belongs to another case. */
const longestOpinionPages = 150;

type Resolvable = {
  kind: 'full' | 'short' | 'id' | 'supra' | 'statute';
  form?: 'journal' | 'reference' | 'section';
  volume?: string;
  reporter?: string;
  page?: string;
  pin?: string;
  plaintiff?: string;
  defendant?: string;
  antecedent?: string;
  resolvesTo?: number;
};

/** Two citations to the same place are one source; a page that is not yet known is like no other. */
function sourceKey(citation: Resolvable, index: number): string {
  const { volume = '', reporter = '', page } = citation;
  return page === undefined ? `#${index}` : `${volume}|${reporter}|${page}`;
}

type Source = { index: number; citation: Resolvable; names: string };

type Sources = {
  byKey: Map<string, Source>;
  byVolume: Map<string, Source[]>;
  /** By each word of the parties' names. */
  byWord: Map<string, Source[]>;
};

const namesOf = ({ plaintiff = '', defendant = '' }: Resolvable): string => `${plaintiff}\n${defendant}`;

const stripped = (name: string): string =>
  name
    .replace(/,? supra$/, '')
    .replace(/^["'“‘(]+|[.,;:)"'”’]+$/g, '')
    .trim();

/** No real text has more cases to choose from; it bounds the time that a hostile one can take. */
const mostCandidates = 500;

const wordsOf = (name: string): string[] => name.match(/[\p{L}\d][\p{L}\d.’']*[\p{L}\d]|\p{L}/gu) ?? [];

/** The one source with this name; none where two share it. */
function onlyNamed(sources: Source[], antecedent: string | undefined): Source | undefined {
  const name = stripped(antecedent ?? '');
  if (name === '') return undefined;
  const named = sources.slice(-mostCandidates).filter((source) => source.names.includes(name));
  const [first] = named;
  // The same case may be cited twice before its page is known.
  const isOne = named.every(
    ({ citation: { page, defendant } }) => page === undefined && defendant === first?.citation.defendant,
  );
  return named.length === 1 || isOne ? first : undefined;
}

function resolveName(sources: Sources, antecedent: string | undefined): Source | undefined {
  const longest = wordsOf(stripped(antecedent ?? '')).sort((a, b) => b.length - a.length)[0] ?? '';
  return onlyNamed(sources.byWord.get(longest) ?? [], antecedent);
}

function addTo(index: Map<string, Source[]>, key: string, source: Source): void {
  const known = index.get(key);
  if (!known) index.set(key, [source]);
  else if (known.at(-1) !== source) known.push(source);
}

const volumeKey = ({ volume = '', reporter = '' }: Resolvable): string => `${volume}|${reporter}`;

const isCase = ({ kind, form }: Resolvable): boolean => kind === 'full' && form !== 'journal';

function addSource(sources: Sources, citation: Resolvable, index: number): Source {
  const key = sourceKey(citation, index);
  const names = namesOf(citation);
  let source = sources.byKey.get(key);
  const isNew = source === undefined;
  source ??= { index, citation, names };
  sources.byKey.set(key, source);
  if (!isCase(citation)) return source;
  if (isNew) addTo(sources.byVolume, volumeKey(citation), source);
  else if (source.names.includes(names) || source.names.length > 1000) return source;
  else source.names += `\n${names}`;
  for (const word of wordsOf(names)) addTo(sources.byWord, word, source);
  return source;
}

function resolveShort(sources: Sources, citation: Resolvable): Source | undefined {
  const candidates = sources.byVolume.get(volumeKey(citation)) ?? [];
  return candidates.length === 1 ? candidates[0] : onlyNamed(candidates, citation.antecedent);
}

function resolveReference(sources: Sources, { plaintiff, defendant }: Resolvable): Source | undefined {
  const name = plaintiff ?? defendant ?? '';
  const candidates = sources.byWord.get(wordsOf(name)[0] ?? '')?.slice(-mostCandidates) ?? [];
  const found = candidates.filter(
    ({ citation }) => citation.plaintiff === name || citation.defendant === name,
  );
  return found.length === 1 ? found[0] : undefined;
}

function canHold({ citation }: Source, pin: string | undefined): boolean {
  if (citation.kind === 'full' && citation.form === undefined && citation.page === undefined) return false;
  if (pin === undefined || !/^\d+$/.test(citation.page ?? '') || citation.kind === 'statute') return true;
  const cited = /^(?:at )?(?:pp?\. ?)?(\d+)/.exec(pin)?.[1];
  if (cited === undefined) return false;
  const first = Number(citation.page);
  return Number(cited) >= first && Number(cited) <= first + longestOpinionPages;
}

function resolveOne(
  sources: Sources,
  citation: Resolvable,
  index: number,
  last: Source | undefined,
): Source | undefined {
  if (citation.form === 'section') return undefined;
  if (citation.kind === 'full' || citation.kind === 'statute') return addSource(sources, citation, index);
  if (citation.form === 'reference') return resolveReference(sources, citation);
  if (citation.kind === 'short') return resolveShort(sources, citation);
  if (citation.kind === 'supra') return resolveName(sources, citation.antecedent);
  return last && canHold(last, citation.pin) ? last : undefined;
}

/** Fills `resolvesTo` of everything but full citations and statutes; what may mean two sources stays open. */
export function resolveAll<T extends Resolvable>(citations: T[]): T[] {
  const sources: Sources = { byKey: new Map(), byVolume: new Map(), byWord: new Map() };
  let last: Source | undefined;
  return citations.map((citation, index) => {
    last = resolveOne(sources, citation, index, last);
    if (!last || citation.kind === 'full' || citation.kind === 'statute') return citation;
    return { ...citation, resolvesTo: last.index };
  });
}
