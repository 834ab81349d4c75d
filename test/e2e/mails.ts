/** The mails of the product under test, and the links in them. */
import type { Page } from 'playwright-core';

type Mail = { to: string; subject: string; text: string };

/** The newest link of this kind in a mail to the address; waits until it is there. */
export async function mailedLink(page: Page, to: string, path: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await page.request.get('/api/dev/outbox');
    const { mails } = (await answer.json()) as { mails: Mail[] };
    for (const { text } of mails.filter((mail) => mail.to === to)) {
      const [link] = text.match(new RegExp(`https?://\\S+${path}\\?token=\\S+`)) ?? [];
      if (link) return link;
    }
    await page.waitForTimeout(100);
  }
  throw new Error(`No mail to ${to} has a link to ${path}`);
}
