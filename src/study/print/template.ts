/**
 * The sheet's design, in Typst. What is printed comes in as data and is only ever set as text: a line of an opinion
 * that looks like markup stays a line.
 */
export const template = `
#let sheet = json(bytes(sys.inputs.sheet))
#let faint = rgb("#6b625a")
#let accent = rgb("#7a1f2b")
#let tones = (Easy: rgb("#2f6b3c"), Medium: rgb("#8a5a00"), Hard: rgb("#8f2430"))

#set document(title: sheet.title, author: sheet.maker)
#let is-compact = sheet.at("isCompact", default: false)
#let small(size) = if is-compact { size * 0.82 } else { size }
#set text(font: "Source Serif 4", size: small(10.5pt), lang: "en", region: "US", hyphenate: true)
#set par(leading: if is-compact { 0.52em } else { 0.68em }, justify: false)
#set page(
  paper: "us-letter",
  margin: if is-compact { (x: 0.8in, top: 0.6in, bottom: 0.6in) } else { (x: 1in, top: 1in, bottom: 0.95in) },
  header: context if counter(page).get().first() > 1 {
    set text(size: 8.5pt, fill: faint)
    sheet.kind
    h(1fr)
    box(width: 75%, align(right, emph(sheet.title)))
  },
  footer: context {
    set text(size: 8.5pt, fill: faint)
    sheet.trust
    h(1fr)
    counter(page).display("1 of 1", both: true)
  },
)

// A page stays with its number.
#let page-of(one) = {
  let name = one.name.replace(" ", "\\u{00A0}")
  if one.href == none { name } else { link(one.href, name) }
}
#let source(one) = if one.sources.len() + one.remarks.len() > 0 {
  let places = one.sources.map(page-of).join("; ")
  let words = if one.sources.len() > 0 { (places,) + one.remarks } else { one.remarks }
  text(size: small(8.5pt), fill: faint)[(#words.join(" · "))]
}

#let mark(one, depth) = if one.number != "" {
  text(fill: faint, number-width: "tabular", one.number)
} else {
  text(fill: accent)[#if depth == 0 [•] else [–]]
}

#let statement(one, depth: 0) = block(
  above: if depth == 0 { 0.75em } else { 0.5em },
  inset: (left: depth * 1.5em + 1.5em),
)[
  #place(dx: -1.5em, mark(one, depth))
  #if "name" in one [#text(weight: 600)[#one.name] #h(0.3em)]#one.text#if one.sources.len() + one.remarks.len() > 0 [~#source(one)]
] + one.children.map(child => statement(child, depth: depth + 1)).join()

#text(size: 8.5pt, fill: accent, weight: 600, tracking: 0.08em)[#upper(sheet.kind)]
#v(-0.4em)
#block(below: 0.9em, text(size: if is-compact { 14pt } else { 19pt }, weight: 600, hyphenate: false)[#sheet.title])
#for line in sheet.lines [
  #block(above: 0.45em, below: 0.45em, text(size: 9.5pt, fill: faint)[#line])
]
#v(0.5em)
#line(length: 100%, stroke: 0.6pt + accent)

#if sheet.lead != none {
  block(above: 1.1em, below: 1.1em, text(size: 12pt)[#emph(sheet.lead.text) #source(sheet.lead)])
}

#for gap in sheet.gaps {
  block(above: 0.6em, below: 0.6em, inset: (left: 0.7em), stroke: (left: 1.2pt + tones.Medium), text(size: 9.5pt)[#gap])
}

#let head(part) = {
  if part.label != none {
    text(size: 8pt, weight: 600, fill: tones.at(part.label), tracking: 0.06em, upper(part.label))
    linebreak()
  }
  part.heading
}
#show heading.where(level: 2): it => block(
  above: if is-compact { 1.1em } else { 1.6em },
  below: if is-compact { 0.5em } else { 0.75em },
  sticky: true,
  text(size: small(12pt), weight: 600, hyphenate: false, it.body),
)

#show heading.where(level: 1): it => block(
  above: 2.2em,
  below: 0.4em,
  sticky: true,
  text(size: 15pt, weight: 600, fill: accent, it.body),
)

#for (index, part) in sheet.parts.enumerate() {
  if "chapter" in part {
    if is-compact and index > 0 { pagebreak(weak: true) }
    heading(level: 1, part.chapter)
  }
  heading(level: 2, head(part))
  part.statements.map(one => statement(one)).join()
  for note in part.notes {
    block(above: if is-compact { 0.5em } else { 0.75em }, inset: (left: if is-compact { 0em } else { 1em }))[
      #if note.name != "" [#text(weight: 600, fill: if is-compact { accent } else { black })[#note.name] #h(0.4em)] #note.text #source(note)
    ]
  }
}
`;
