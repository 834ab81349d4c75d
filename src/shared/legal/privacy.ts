/** The Privacy Policy, as Markdown. It must say what the code does: whoever changes what is kept changes this too. */
import { companyNames } from '../../study/words/providers.ts';
import { limits, product } from '../prices.ts';
import { contactPlace } from './contact.ts';

export const privacyText = `This policy explains what the ${product} server you use keeps about you, why, for how long, and where it goes. “We” means whoever runs this server.

## In short

- We delete your PDF once we’ve read its text. We keep the text and your materials until you delete them.
- With the embedded engine, nothing you upload leaves this server. With a language model, the text goes to its provider, which every material names.
- There is one cookie for signing in, and one for a file you try without an account. No advertising, no analytics scripts, no tracking.
- Card details never reach us.
- You can export or delete everything yourself in Settings.

## 1. What we keep

**Your account.** First and last name, email address, your password as an argon2id hash (we cannot read it), and, if you use them, the public keys of your passkeys, the secret of your two-factor app, and the identifier of your Google account. If you tell us: your law school, graduation year and country. Which versions of the terms you accepted. An account whose address nobody verifies is deleted after 30 days.

**Your sign-ins.** For each: when it began, its network address and the name of the browser, so that you can recognize it and end it in Settings. A sign-in ends after 30 days without use. While a sign-up waits to be verified, the network address it came from is kept with its link, for 31 days at most, so that a lecture of sign-ups from one network isn’t mistaken for an attack.

**Your studies.** Semesters, classes, class sessions and categories; the text of the opinions and casebooks you added, with file name, size, and a fingerprint (SHA-256) that recognizes the same file; the materials made from them, with earlier versions; your edits; your highlights and notes, which only you are shown and no language model is sent; your answers to their questions, how sure you were, how it went and when, the days they come back, your drill settings and exam days; and what you reported as wrong, with your reason if you gave one. If you speak an answer, your browser recognizes it, on your device where it can; you’re asked first if it would send your voice to its maker. We never get the sound.

**Days of use.** The days on which you used ${product}, to count how many people do.

**Emails.** The emails we sent you, until your account is deleted.

**Payments.** What you bought, when, for how much, and the payment provider’s reference numbers. Not your card.

**Logs.** For each request: its time, method, path, result, and your account number, but not its content. For a short time, counts of attempts by network address and account, to stop password guessing.

**What the operator sees.** On the operator’s screens: your name, address, plan, payments, how many analyses you ran, how they ended, what they cost, and the days of use. Of your studies, only what you report as wrong, with the passage behind it and your reason, without your name. Whatever an operator does to an account is logged with a reason.

## 2. What happens to a PDF

1. The file is stored in the server’s database while it waits to be read.
2. Its text is read on this server. Scanned pages are read here too, with text recognition.
3. The file is deleted in the same step that stores the text. The case then shows when this happened.
4. If you cancel before the file is read, it is deleted at once. A file that can’t be read is deleted when the analysis fails for good, and no later than about a day after you added it.

To be honest about “deleted”: the database removes the entry right away, but the bytes can remain on its disk until it clears them (PostgreSQL calls this vacuum), and in any backups made in the meantime until those are replaced. Nobody can reach them through ${product}, and they aren’t used for anything.

**The text is kept** until you delete it, because pinpoints lead into it. You can delete a case with its text and materials (and undo that for ${limits.restoreWindowSeconds} seconds), a casebook on a shelf, a class, a semester, or your whole account.

**Trying a file without an account.** You can try one PDF before you sign up. It is read in the same way and deleted as soon as its text is out. The text and what is made of it are kept for ${limits.tryoutHours} hours under a cookie in your browser, and anyone who uses that browser can open them; “Delete” on that page removes them at once. Only the embedded engine works on it, so nothing leaves this server. To limit how many files are tried, your network address is counted for a day. If you sign in from that browser within the ${limits.tryoutHours} hours, verify your address and accept the terms, the case moves into your account as your free analysis.

## 3. Where text goes when materials are made

**Built-in engine.** It works on this server and needs no network. Nothing leaves the server.

**Language model.** The operator can set the server up with a language model of ${companyNames}, or with another server that speaks the same protocol. Then the text of the opinion, any answer you have graded, and any question you ask about the text are sent to that provider, and nothing else: not your name, your address, or your other cases. Each material names the engine that made it, and the screen names it before you analyze. Where the provider offers a setting for it, we ask it not to keep or train on these requests; beyond that, its own terms apply. The provider may be in a different country than you.

Don’t upload text that must not leave the server if the server uses a language model.

## 4. Who else receives something

- **The email service** the operator has set up delivers our emails to you.
- **The payment provider** (Stripe), only if plans are sold here and only when you buy or manage something. It gets your email address and what you enter on its own pages.
- **Google**, only if you choose “Continue with Google”: it learns that you sign in here, and we get your name, email address, and picture from it.
- **The hosting company**, if the operator rents the server.
- **Authorities**, where the law compels us.

We don’t sell your data or share it for advertising.

## 5. Cookies and storage in your browser

- **One cookie** keeps you signed in. Scripts can’t read it, it’s sent only to this server, and it’s removed when you sign out. While you sign in with Google or with two steps, a second one exists for a few minutes. If you try a file without an account, another one opens that file for ${limits.tryoutHours} hours; no script can read it either.
- **Local storage** holds your theme, who signed in here last, the width of the reading pane, how you like to be drilled, and edits and drill answers that couldn’t be saved yet, until they are or you sign out; **session storage** holds answers you’re writing, until you close the tab or sign out. None of it is sent to us.
- **What you read last** (classes, cases, their texts and study material) is kept in this browser so you can read it offline. It’s removed when you sign out or someone else signs in.

All of it is needed for things you asked for, so there’s no cookie banner.

## 6. Why we may do this

To provide the service you signed up for (contract); to keep it safe and working (legitimate interest), and to give the free analysis once (legitimate interest); to keep records of payments (legal duty); and for what you choose to tell us or switch on, because you chose it (consent, which you can take back).

## 7. How long

- Account and studies: until you delete them. An account whose address was never verified is deleted after about 30 days.
- A file tried without an account: its text and materials for ${limits.tryoutHours} hours.
- Links in emails: they work once and for 24 hours or less. The record that there was one is deleted 30 days later.
- Sign-ins: until you end them, or 30 days without use.
- Days of use: 100 days.
- The log of what operators did to accounts: kept, but without your address once your account is deleted.
- Answers kept so that a repeated request isn’t processed twice, and the record of a case’s progress: a little over 24 hours.
- Payments: as long as tax and accounting law requires.
- The code of an address that has used its free analysis: as long as we offer free analyses.
- Logs and backups: as long as the operator of this server keeps them.

## 8. Your rights

- **See and export:** “Export My Data” in Settings gives you everything as a zip of JSON, Markdown, and CSV files.
- **Correct:** you can change your profile, your address, and every material.
- **Delete:** a case, a class, a semester or your whole account. Deleting your account deletes everything right away. What remains are payment records, under a random pseudonym that can’t be traced to you, and, if you’ve used your free analysis, a code computed from your address with a secret key. It can’t be turned back into the address. We only compare it when someone signs up with the same address again, so that the free analysis is given once.
- **Object, restrict, complain:** write to us. You can also complain to your country’s data protection authority.

We make no automated decisions about you that have legal or similar effects.

## 9. Safety

Connections are encrypted where the operator runs the server behind HTTPS, as every public one must. PDFs are opened in separate processes that can be stopped at any moment. Every request for your data is checked against your account. We offer passkeys and two-factor sign-in, and email you when your password, address, or passkeys change. If something goes wrong with your data, we’ll tell you and the authorities as the law requires.

## 10. Age

${product} is made for law students. It is not for children under 16.

## 11. Changes

When this policy changes in substance, it gets a new version number, and ${product} asks you to accept it before you continue.

## 12. Questions

Write to ${contactPlace}, from the email address of your account.
`;
