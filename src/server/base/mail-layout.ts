/** The one look of all mails, as text and as HTML that reads well in light and dark. */
import { product } from '../../shared/prices.ts';
import { escapeHtml } from '../../study/words/escape-html.ts';
import { nameInMail } from './name-in-mail.ts';

export type MailWords = { subject: string; text: string; html: string };

type Letter = {
  subject: string;
  /** As it was typed by whoever signed up. */
  firstName: string;
  paragraphs: string[];
  /** The one thing to do, as a button; its address is also written out. */
  action?: { words: string; link: string };
  /** Said in small print below. */
  closing: string[];
};

// Classes carry what a media query changes; everything else is inline, since many mail programs drop the head.
const darkRules = `@media (prefers-color-scheme: dark) {
.page { background: #16130f !important; } .sheet { background: #211d18 !important; border-color: #3a332b !important; }
.ink { color: #f0e9dd !important; } .faint { color: #b8ad9c !important; } .link { color: #e8a3ae !important; } }`;

const font = "font-family:Georgia,'Times New Roman',serif";

export function layOutMail({ subject, firstName, paragraphs, action, closing }: Letter): MailWords {
  const greeting = firstName.trim() === '' ? 'Hello,' : `Hello ${nameInMail(firstName)},`;
  const lines = [greeting, ...paragraphs, ...(action ? [action.link] : []), ...closing, product];
  return { subject, text: `${lines.join('\n\n')}\n`, html: pageOf() };

  function pageOf(): string {
    const title = escapeHtml(subject);
    const body = [greeting, ...paragraphs].map((line) =>
      paragraph(line, 'ink', 'font-size:17px;color:#231f1a'),
    );
    const small = closing.map((line) => paragraph(line, 'faint', 'font-size:14px;color:#6b6257'));
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title><style>:root { color-scheme: light dark; } ${darkRules}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#f6f2ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border:1px solid #e4dccf;border-radius:8px"><tr>
<td style="padding:28px 32px;${font};line-height:1.6;text-align:left">
<p class="link" style="margin:0 0 20px;font-size:20px;font-weight:bold;color:#7a2233">${product}</p>
${body.join('\n')}
${action ? buttonOf(action) : ''}
${small.join('\n')}${supportPlace}
</td></tr></table></td></tr></table></body></html>
`;
  }
}

/** Where `withSupport` puts its line. */
const supportPlace = '<!--support-->';

/** The same mail with a last line that says where to write, or without a trace of one. */
export function withSupport<Words extends { text: string; html: string }>(
  words: Words,
  supportEmail: string | undefined,
): Words {
  if (supportEmail === undefined) return { ...words, html: words.html.replace(supportPlace, '') };
  const line = `Questions? Write to ${supportEmail}.`;
  const small = `\n${paragraph(line, 'faint', 'font-size:14px;color:#6b6257')}`;
  return {
    ...words,
    text: words.text.replace(/\n\n[^\n]*\n$/, (end) => `\n\n${line}${end}`),
    html: words.html.replace(supportPlace, () => small),
  };
}

function paragraph(line: string, tone: string, style: string): string {
  return `<p class="${tone}" style="margin:0 0 16px;${style}">${escapeHtml(line)}</p>`;
}

function buttonOf({ words, link }: { words: string; link: string }): string {
  const href = escapeHtml(link);
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;background:#7a2233;color:#ffffff;font-size:17px;text-decoration:none;border-radius:6px">${escapeHtml(words)}</a></p>
<p class="faint" style="margin:0 0 16px;font-size:14px;color:#6b6257;word-break:break-all">Or copy this address into your browser:<br><a class="link" href="${href}" style="color:#7a2233">${href}</a></p>`;
}
