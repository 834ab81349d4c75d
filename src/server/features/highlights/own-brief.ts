/** The brief that a student makes of her highlights, beside the one that was made for her. */
import type { Highlight, OwnBrief } from '../../../shared/highlights.ts';
import { compareBriefs } from '../../../study/material/own-brief.ts';
import { placesIn, placesWithoutText } from '../../../study/places.ts';
import type { Places } from '../../../study/words/pages.ts';
import type { App } from '../../app.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { getCase } from '../cases/service.ts';
import { getBrief } from '../materials/service.ts';
import { listRows, type OfCase, openText, toHighlight } from './rows.ts';

export async function getOwnBrief(app: App, user: SignedIn, of: OfCase): Promise<OwnBrief> {
  return (await readOwnBrief(app, user, of)).own;
}

/** With what a file of it needs. */
export async function readOwnBrief(app: App, user: SignedIn, of: OfCase) {
  const { title, briefId } = await getCase(app, user, of);
  const { opinion, passages, place } = await openText(app, user, of.id);
  const marks = (await listRows(app, user, of)).map((row) => toHighlight(row, place));
  const brief = briefId === null ? undefined : await getBrief(app, user, { id: briefId });
  const places = opinion ? placesIn(opinion) : placesWithoutText(brief?.pageLabels ?? null);
  const own: OwnBrief = {
    caseId: of.id,
    briefId,
    sections: compareBriefs(marks, brief, passages).map(({ part, hers, made }) => ({
      part,
      hers: hers.map(({ mark, match }) => ({
        highlight: mark,
        pageName: pageNameOf(mark, places),
        match,
      })),
      made: made.map(({ item: { id, text, pinpoints }, match }) => ({ id, text, pinpoints, match })),
    })),
  };
  return { own, title, places };
}

function pageNameOf({ places: [place], page, quote }: Highlight, places: Places): string {
  const star = place && places.starOf?.({ paragraphId: place.paragraphId, page: place.page, quote });
  return star?.page ?? places.pageNameOf(place?.page ?? page);
}
