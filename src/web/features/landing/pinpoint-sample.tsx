/** Shows with a real sentence what a pinpoint is. */
export function PinpointSample() {
  return (
    <section aria-labelledby="pinpoints" className="border-line border-t py-14 sm:py-20">
      <h2 id="pinpoints" className="font-semibold font-serif text-2xl text-ink sm:text-3xl">
        You don’t have to take our word for it
      </h2>
      <p className="mt-3 max-w-2xl text-ink-soft">
        Every statement has a pinpoint. Click it to open the opinion at that passage, with the words
        highlighted. Inferences are labeled, and anything the opinion doesn’t answer is listed.
      </p>
      <div className="mt-10 grid overflow-hidden rounded-lg border border-line bg-raised md:grid-cols-2">
        <figure className="p-6 sm:p-8">
          <figcaption className="text-ink-faint text-sm">Brief, Rule</figcaption>
          <p className="mt-4 font-serif text-ink text-reading">
            A duty of care is owed to those whom a reasonable person would see to be at risk, not to the world
            at large.{' '}
            <span className="whitespace-nowrap rounded-sm bg-accent-wash px-1.5 py-0.5 font-medium font-sans text-accent-ink text-sm">
              p. 344
            </span>
          </p>
        </figure>
        <figure className="border-line border-t bg-sunken p-6 sm:p-8 md:border-t-0 md:border-l">
          <figcaption className="text-ink-faint text-sm">
            Palsgraf v. Long Island R.R. Co., 248 N.Y. 339, 344 (1928)
          </figcaption>
          <blockquote className="mt-4 font-serif text-ink-soft text-reading">
            <mark className="bg-highlight text-ink">
              The risk reasonably to be perceived defines the duty to be obeyed
            </mark>
            , and risk imports relation; it is risk to another or to others within the range of apprehension.
          </blockquote>
        </figure>
      </div>
    </section>
  );
}
