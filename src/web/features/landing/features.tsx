import { Download, FolderTree, ListTree, MessageCircleQuestion, ScrollText, Sparkles } from 'lucide-react';

const features = [
  {
    icon: ScrollText,
    title: 'FIRAC Case Briefs',
    text: 'Facts, issue, rule, analysis, and conclusion in a page and a half, with a one-line holding to read out when you’re called on.',
  },
  {
    icon: ListTree,
    title: 'Case Outlines',
    text: 'Six sections organized by rule: where it fits, black-letter rule, exceptions, illustration, policy, and application.',
  },
  {
    icon: MessageCircleQuestion,
    title: 'Cold Call Questions',
    text: 'Easy to hard, each with the professor’s answer, the likely follow-up, and the trap. Answers stay hidden until you’ve tried.',
  },
  {
    icon: Sparkles,
    title: 'Premium Token Analysis',
    text: 'A token upgrades one full analysis, or redoes one brief, outline, or question set, with the premium model. It doesn’t count against your weekly limit.',
  },
  {
    icon: FolderTree,
    title: 'Smart Organization',
    text: 'Semester, class, class session, category: organized like your syllabus. Each PDF is deleted once its text has been read.',
  },
  {
    icon: Download,
    title: 'Export & Download',
    text: 'Copy or print anything. With the paid plan, download it too. And you can export all your data whenever you like.',
  },
];

export function Features() {
  return (
    <section aria-labelledby="features" className="border-line border-t py-14 sm:py-20">
      <h2 id="features" className="font-semibold font-serif text-2xl text-ink sm:text-3xl">
        From reading to answering
      </h2>
      <ul className="mt-10 grid gap-x-14 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
            <Icon size={22} strokeWidth={1.5} aria-hidden className="mt-0.5 text-accent-ink" />
            <div>
              <h3 className="font-semibold text-ink text-lg">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
