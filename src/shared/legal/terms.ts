/** The Terms of Service, as Markdown. A change of meaning is a new version in versions.ts. */
import { limits, prices, product } from '../prices.ts';
import { contactPlace } from './contact.ts';

const dollars = (cents: number) => `$${cents / 100}`;

export const termsText = `These terms are the agreement between you and whoever runs the ${product} server you use (“we”). They explain what you can expect from ${product}, what we expect from you, and what happens if something goes wrong. They’re short on purpose, so please read them.

## 1. What ${product} is

${product} helps law students prepare for class. You add the PDF of an opinion. ${product} reads its text and writes three study materials: a case brief (facts, issue, rule, analysis, conclusion), an outline, and cold call questions with answers. Each statement has a pinpoint to the passage it is based on.

Software writes the materials: either the engine built into ${product}, or a language model if the server is set up with one. Every material says which one made it and when.

## 2. It is a study aid, not legal advice

- ${product} is not a law firm. Nothing in it is legal advice, and using it doesn’t create an attorney–client relationship. Don’t rely on it for a client or for your own legal matters.
- Its materials can be wrong or incomplete. A holding can be stated too broadly, a fact can be missed, a scanned page can be misread. The opinion’s text is shown next to each material so you can check it. Do that before you rely on it.
- ${product} does not tell you whether a decision is still good law.

## 3. Your account

- You must be at least 16 years old, and old enough where you live to agree to these terms yourself.
- Give a real email address and keep it current: verification, password resets and notices of changes go there.
- One person, one account. Keep your password, passkeys, and recovery codes to yourself. You are responsible for what happens under your account. In Settings you can see where you’re signed in and sign out any device.
- Tell us right away if you think someone else is using your account.

## 4. What you add

- What you upload stays yours. You give us only the permission ${product} needs to work for you: to read the file, store its text, make materials from it, and show them to you.
- Upload only what you have the right to upload. Court opinions in the United States are in the public domain. **The pages of a casebook, the editor’s notes and questions, and the headnotes and summaries of legal databases usually are not**: they belong to their publisher, and your license may not let you copy them or give them to a service. Check before you upload those pages. If a rights holder shows us that something infringes their rights, we may remove it, and we’ll tell you.
- Do not upload what is confidential: client files, sealed records, or documents with personal details of people who haven’t agreed.
- We delete the PDF as soon as we’ve read its text. Keep your own copy. The Privacy Policy explains the details.

## 5. What ${product} makes for you

You may use, print, edit, and export your materials for your own study and share them with your study group. We claim no rights in them. Other students may get similar materials from the same opinion, but nobody gets yours.

## 6. Academic integrity

Your school’s rules apply here too. Some schools and professors allow tools like this for class preparation, some ask you to disclose them, some don’t allow them, and almost none allow them on exams or graded work. **Knowing and following those rules is up to you.** ${product} is made for preparing and practicing. Don’t hand in its text as your own work.

## 7. Fair use of the service

You may not

- access other people’s accounts or materials, or try to get around limits, security, or payment;
- disrupt the service, for example with files made to break it or with automated mass requests;
- resell the service, or run it for others through your account;
- use it for anything unlawful.

Instructions hidden in a document are treated as text to be read, never as instructions.

## 8. Plans, payment, and canceling

- **Free Trial:** ${limits.freeTrialAnalyses} case analysis for the life of the account, at no charge. No card is needed.
- **Paid Plan:** ${dollars(prices.paidPlanMonthlyCents)} per month for ${limits.paidAnalysesPerWeek} case analyses per week. Your week starts at the moment you upgrade.
- **Premium tokens:** ${dollars(prices.tokenCents)} for one; ${prices.tokenBundle.quantity} for ${dollars(prices.tokenBundle.cents)} on the Paid Plan. A token is used once, has no cash value and cannot be passed on.

Only what a server offers you on its screens is for sale there.

You pay on the payment provider’s own checkout page. We never see or store your card number. The Paid Plan renews every month until you cancel. You can cancel in Settings at any time, and your plan then runs until the end of the month you’ve paid for. Prices are in US dollars, plus tax where the law requires it. If a price changes, we’ll tell you before it applies to you, and you can cancel first.

An analysis that fails for good doesn’t count. If you were charged by mistake, tell us and you’ll get your money back. This doesn’t affect any rights of withdrawal or refund you have under your country’s laws.

## 9. Deletion and the end of the agreement

You can delete your account in Settings at any time. Everything in it is deleted right away, any subscription is canceled, and unused tokens are lost. Export your materials first if you want to keep them.

We may suspend or close an account that seriously or repeatedly breaks these terms. Where we can, we’ll warn you first, tell you why, and let you export your materials.

## 10. The service itself

We work to keep ${product} running and your materials safe, but we provide it as is: we don’t promise that it is always available, free of errors, or fit for a particular purpose. We may change or end features. If we end the service, we’ll give you notice and time to export.

## 11. Liability

As far as the law allows, we are not liable for indirect losses, for a grade or an exam, or for decisions made based on a study material, and our total liability is limited to what you paid us in the twelve months before the loss. Nothing here limits liability that can’t be limited by law, such as for intent, gross negligence, or injury to life or health.

## 12. Changes to these terms

When these terms change in substance, they get a new version number, and ${product} asks you to accept them before you continue. If you decline, you’re signed out, but you can still come back to export your data or delete your account.

## 13. Which law applies

The law of the place where this server’s operator is established applies, without its conflict-of-laws rules. If you’re a consumer, you keep the protection and the courts your own country’s law gives you. If one part of these terms is invalid, the rest still applies.

## 14. Questions

Write to ${contactPlace}, from the email address of your account.
`;
