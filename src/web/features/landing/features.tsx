import { Download, FolderTree, ListTree, MessageCircleQuestion, ScrollText, Sparkles } from 'lucide-react';

const features = [
  {
    icon: ScrollText,
    title: 'FIRAC Case Briefs',
    text: 'Facts, issue, rule, analysis and conclusion on a page and a half, with a holding in one line to read out when you are called on.',
  },
  {
    icon: ListTree,
    title: 'Case Outlines',
    text: 'Six sections organized by rule: where it fits, the black letter, exceptions, illustration, policy, application.',
  },
  {
    icon: MessageCircleQuestion,
    title: 'Cold Call Questions',
    text: 'From easy to hard, each with the professor’s answer, the likely follow-up and the trap. Answers stay hidden until you have tried.',
  },
  {
    icon: Sparkles,
    title: 'Premium Token Analysis',
    text: 'A token makes a whole analysis in the premium tier, or one brief, outline or question set again in it. It does not count against the weekly limit.',
  },
  {
    icon: FolderTree,
    title: 'Smart Organization',
    text: 'Semester, class, class session, category: the way your syllabus runs. The PDF is deleted once its text is out.',
  },
  {
    icon: Download,
    title: 'Export & Download',
    text: 'Copy or print any material; on the paid plan, download it as a PDF. And everything you have can be taken along, whenever you like.',
  },
];

export function Features() {
  return (
    <section aria-labelledby="features" className="border-line border-t py-14 sm:py-20">
      <h2 id="features" className="font-semibold font-serif text-2xl text-ink sm:text-3xl">
        From the reading to the answer
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
