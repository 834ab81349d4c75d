/** The Privacy Policy, as Markdown. It must say what the code does: whoever changes what is kept changes this too. */
import { limits, product } from '../prices.ts';
import { contactPlace } from './contact.ts';

export const privacyText = `This policy says what the ${product} server that you use keeps about you, why, for how long, and where it goes. “We” is whoever runs this server.

## In short

- Your PDF is deleted once its text is out. The text and your materials are kept until you delete them.
- With the embedded engine, nothing that you upload leaves this server. With a language model, the text goes to its provider; the materials name it.
- There is one cookie for your sign-in, and one for the file you try without an account. No advertising, no analytics scripts, no tracking.
- Card details never reach us.
- You can export everything and delete everything yourself, in the settings.

## 1. What we keep

**Your account.** First and last name, email address, your password as an argon2id hash (we cannot read it), and, if you use them, the public keys of your passkeys, the secret of your two-factor app, and the identifier of your Google account. If you tell us: your law school, graduation year and country. Which versions of the terms you accepted. An account whose address nobody verifies is deleted after 30 days.

**Your sign-ins.** For each: when it began, its network address and the name of the browser, so that you can recognise and end it in the settings. A sign-in ends by itself after 30 days without use.

**Your studies.** Semesters, classes, class sessions and categories; the text of the opinions you added with file name, size and a fingerprint (SHA-256) that recognises the same file; the materials made from them with their earlier versions; your edits; what you reported as wrong, with the reason if you gave one.

**Days of use.** The days on which you used ${product}, to count how many people do.

**Mails.** The mails that we sent to you, until your account is deleted.

**Payments.** What you bought, when and for how much, and the payment provider’s numbers for it. Not your card.

**Logs.** For each request its time, method, path, result and the number of your account; not its content. For a short time, counts of attempts by network address and account, which stop password guessing.

**What the operator sees.** On the operator’s screens: your name, address, plan, payments, how many analyses you ran, how they ended and what they cost, and the days of use. Of your studies only what you report as wrong, with the words it rests on and your reason, and without your name. What an operator does to an account is written down with the reason.

## 2. What happens to a PDF

1. The file is stored in the server’s database while it waits to be read.
2. Its text is taken out, on this server. Scanned pages are read here too, with text recognition that runs on this server.
3. In the same step that stores the text, the file is deleted. The case then shows the time at which this happened.
4. If you cancel before the file is read, it is deleted at once. A file that could not be read is deleted when the analysis has failed for good; at the latest about a day after it came.

“Deleted” needs honesty: a database removes the entry at once, but the bytes can stay in its pages on the disk until it clears them (PostgreSQL calls this vacuum), and in backups that were made meanwhile until those are replaced. Nobody can reach them through ${product}, and they are used for nothing.

**The text is kept** until you delete it, because pinpoints lead into it. You can delete a case with its text and materials (for ${limits.restoreWindowSeconds} seconds you can take this back), a class, a semester, or the whole account.

**Trying a file without an account.** You can try one PDF before you sign up. It is read in the same way and deleted as soon as its text is out. The text and what is made of it are kept for ${limits.tryoutHours} hours under a cookie in your browser, and anyone who uses that browser can open them; “Delete” on that page removes them at once. Only the embedded engine works on it, so nothing leaves this server. To limit how many files are tried, your network address is counted for a day. If you sign in from that browser within the ${limits.tryoutHours} hours, verify your address and accept the terms, the case moves into your account as your free analysis.

## 3. Where text goes when materials are made

**Embedded engine.** The engine that comes with ${product} works on this server without a network. Nothing leaves it.

**Language model.** The operator can set the server up with a language model of OpenAI, Anthropic or Google, or with another server that speaks the same protocol. Then the text of the opinion, and an answer you have graded or a question you ask about the text, are sent to that provider, and nothing else: not your name, your address or your other cases. Each material names the engine that made it, and the screen names it before you analyse. The requests ask the provider not to keep or to train on them wherever its interface has a setting for that; beyond this the provider’s own terms hold. A provider can be in another country than you.

Text that must not leave the server should not be uploaded to one that uses a language model.

## 4. Who else receives something

- **The mail service** that the operator has set up carries our mails to you.
- **The payment provider** (Stripe), only where plans are sold here and only when you buy or manage something: it receives your email address and what you enter on its own pages.
- **Google**, only if you choose “Continue with Google”: it learns that you sign in here, and we learn your name, address and picture from it.
- **The hosting company**, if the operator rents the server.
- **Authorities**, where the law compels us.

We sell nothing to anybody and share nothing for advertising.

## 5. Cookies and storage in your browser

- **One cookie** keeps you signed in. It cannot be read by scripts, is sent to this server alone, and goes when you sign out. During a sign-in with Google or in two steps, a second one lives for a few minutes. If you try a file without an account, another one opens that file for ${limits.tryoutHours} hours; no script can read it either.
- **Local storage** holds your theme, a mark of who signed in here last, the width of the reading pane, and words that could not be saved yet, until they are or you sign out; **session storage** holds answers you are writing, until the tab is closed or you sign out. None of it is sent to us.
- **What you read last** (classes, cases, their texts and study material) is kept in this browser, so that you can read it without network. It goes when you sign out, and when somebody else signs in.

All of it is needed for what you asked for, so there is no cookie banner.

## 6. Why we may do this

To give you the service that you signed up for (contract); to keep it safe and working (legitimate interest), and to give the free analysis once (legitimate interest); to keep records of payments (legal duty); and for what you choose to tell us or switch on, because you chose it (consent, which you can take back).

## 7. How long

- Account and studies: until you delete them. An account whose address was never verified goes after about 30 days.
- A file tried without an account: its text and materials for ${limits.tryoutHours} hours.
- Links in mails: they work for 24 hours or less, and once; the record that there was one goes 30 days later.
- Sign-ins: until you end them, or 30 days without use.
- Days of use: 100 days.
- What an operator did to an account: it stays, without the address once the account is deleted.
- Answers kept so that a repeated request does nothing twice, and the record of a case’s progress: 24 hours or a little more.
- Payments: as long as tax and accounting law requires.
- The code of an address that had its free analysis: as long as we give free analyses.
- Logs and backups: as long as the operator of this server keeps them.

## 8. Your rights

- **See and take along:** “Export my data” in the settings gives you everything as a zip of JSON, Markdown and CSV files.
- **Correct:** your profile, your address and every material can be changed by you.
- **Delete:** a case, a class, a semester or your whole account. With the account everything goes at once. What stays are payment rows, under a random pseudonym that leads to no one, and, if you had your free analysis, a code that is computed from your address with a secret key. It cannot be turned back into the address; it is compared only when somebody signs up with the same address again, so that the free analysis is given once.
- **Object, restrict, complain:** write to us; and you can complain to the data protection authority of your country.

We make no decisions about you by machine that have legal or similar effects.

## 9. Safety

Connections are encrypted where the operator runs the server behind HTTPS, as every public one must. PDFs are opened in separate processes that can be ended at any moment. Every request for your things is checked against your account. We offer passkeys and two-factor sign-in, and send you a mail when your password, your address or your passkeys change. If something should go wrong with your data, we tell you and the authority as the law requires.

## 10. Age

${product} is made for law students. It is not for children under 16.

## 11. Changes

When this policy changes in substance, it gets a new version number and ${product} asks you to accept it before you go on.

## 12. Questions

Write to ${contactPlace}, from the email address of your account.
`;
