import { describe, expect, test } from 'vitest';
import { endOfStatement, withoutReporters } from './citing.ts';
import { isDangling, isLeaning, isQuotable, isWhole, readable } from './readable.ts';

test.each([
  ['We need not opine on the accuracy of that interpretation.', true],
  ['The court is not bound by such a custom of the harbor.', true],
  ['Either way, the tenant has failed to make the third showing that the lease requires.', true],
  ['The tenant cannot satisfy the second of the three requirements.', false],
  ['We do not say that those claims which the tenant settled are lost.', false],
  ['A landlord who knows of a rotted roof owes its tenant a warning.', false],
])('what points to the sentence before it reads ill alone: %s', (shown, leans) => {
  expect(isLeaning(shown)).toBe(leans);
});

describe('a sentence to be read aloud', () => {
  test('loses the reporter and keeps the name and the year', () => {
    expect(withoutReporters('It rests on Oakes v. Stone, 514 U. S. 549, 551 (1995), and no more.')).toBe(
      'It rests on Oakes v. Stone (1995), and no more.',
    );
  });

  test('keeps the statute it speaks of', () => {
    expect(withoutReporters('He sued under 42 U. S. C. § 1983.')).toBe('He sued under 42 U. S. C. § 1983.');
  });

  test('loses an opening connective, but not a word that belongs to the sentence', () => {
    expect(readable('Accordingly, the judgment of the court is reversed.')).toBe(
      'The judgment of the court is reversed.',
    );
    expect(readable('Rather than wait, the tenant moved out of the warehouse.')).toBe(
      'Rather than wait, the tenant moved out of the warehouse.',
    );
  });

  test('loses paragraph numbers, star pages and footnote marks', () => {
    expect(readable('{12} The roof fell *530 on the maps.[4]')).toBe('The roof fell on the maps.');
  });

  test('loses the number that the court gives a point, but no word that counts within it', () => {
    expect(readable('Second. The ban on lamps does not reach the harbor.')).toBe(
      'The ban on lamps does not reach the harbor.',
    );
    expect(readable('2d. The ban on lamps does not reach the harbor.')).toBe(
      'The ban on lamps does not reach the harbor.',
    );
    expect(readable('The tenant came second. The landlord won.')).toBe(
      'The tenant came second. The landlord won.',
    );
  });

  test('loses the author, and the citations that stray into it', () => {
    expect(readable('GUSTAV, Judge: The roof fell on the maps in June.')).toBe(
      'The roof fell on the maps in June.',
    );
    expect(readable('Sec. 705(a)(1). The basis of a share is reduced by losses.')).toBe(
      'The basis of a share is reduced by losses.',
    );
    expect(
      readable(
        'A denial may not be appealed, see Oakes Invs., 692 F.2d at 816, and so falls outside our reach.',
      ),
    ).toBe('A denial may not be appealed and so falls outside our reach.');
    expect(
      readable(
        'We have tested such laws, see _Pier v._ Oakes, supra, 455 U.S., at 257-260, 102 S.Ct., at 1055-1057; _Lund v. Orr, supra,_ 401 U.S., at 462, 91 S.Ct., at 842-43, but never struck one.',
      ),
    ).toBe('We have tested such laws but never struck one.');
    expect(
      readable(
        'The roof, as in Pier v. Oakes, 299 U.S. 248, 254, 57 S.Ct. 163, 165-166, 81 L.Ed. 153 (1936), fell.',
      ),
    ).toBe('The roof, as in Pier v. Oakes (1936), fell.');
    expect(readable('The roof fell .on the maps, as the “keeper,” supra, and his men said.')).toBe(
      'The roof fell on the maps, as the “keeper,” and his men said.',
    );
    expect(readable('The roof fell, as in Pier v. Oakes, 307 Pa. 203; 160 A. 859, on the maps..')).toBe(
      'The roof fell, as in Pier v. Oakes, on the maps.',
    );
    expect(readable('The keeper spoke of `reason and experience.\'" .')).toBe(
      'The keeper spoke of `reason and experience.\'"',
    );
    expect(readable('The roof held, and the .000 reading of § 4 was right.')).toBe(
      'The roof held, and the .000 reading of § 4 was right.',
    );
    expect(readable('"2. Whether the roof fell on the maps?')).toBe('Whether the roof fell on the maps?');
    expect(readable('Section 31-4-20. The roof fell on the maps.')).toBe('The roof fell on the maps.');
    expect(readable('So far, then, as the roof is concerned, it held.')).toBe(
      'So far, then, as the roof is concerned, it held.',
    );
    expect(readable('18 At common law, the roof was his.')).toBe('At common law, the roof was his.');
    expect(readable('Even if he “felt the wind,” id., at 913, the roof would have held.')).toBe(
      'Even if he “felt the wind,” the roof would have held.',
    );
    expect(readable('18.The roof fell on June 2,1901 at noon.')).toBe(
      'The roof fell on June 2, 1901 at noon.',
    );
    expect(readable('The roof fell on the maps.13.')).toBe('The roof fell on the maps.');
  });

  test('loses citations behind it, a head run into it, line ends and stray marks', () => {
    expect(readable('The court vacated the judgment. Assn. of Pier Keepers, Inc. v. Oakes (2019).')).toBe(
      'The court vacated the judgment.',
    );
    expect(readable('The roof fell on the maps. Oakes, supra, at 488.')).toBe('The roof fell on the maps.');
    for (const citation of [
      'See id., at 123.',
      'In re Sealed Roof.',
      'Pier & Sons v. Oakes, supra, at 48.',
      '26 CFR §44.49 (c).',
    ])
      expect(readable(`The roof fell on the maps. ${citation}`)).toBe('The roof fell on the maps.');
    expect(readable('Section 2(B) Section 2(B) requires a warning.')).toBe(
      'Section 2(B) requires a warning.',
    );
    expect(readable('Seven Jus- tices wrote of pre- and post-war roofs in self- defense.')).toBe(
      'Seven Justices wrote of pre- and post-war roofs in self-defense.',
    );
    expect(readable('The roof is among the keeper’s rights2 as well.')).toBe(
      'The roof is among the keeper’s rights as well.',
    );
    expect(readable('No keeper shall enter the na\u00ad tional pier; *.')).toBe(
      'No keeper shall enter the national pier.',
    );
  });

  test('keeps a connective that an aside about the speaker leans on', () => {
    const text = 'So, Marlow continues, because the roof is old, the keeper must pay.';
    expect(readable(text)).toBe(text);
  });

  test('loses star pages of one digit and a signal whose citation is gone', () => {
    expect(readable('The keeper’s *5 pier, see, but not *622A the roof, is safe, see, e. g., and dry.')).toBe(
      'The keeper’s pier, but not the roof, is safe, and dry.',
    );
    expect(readable('Contrary to their brief, see, Marlow need not pay.')).toBe(
      'Contrary to their brief, Marlow need not pay.',
    );
  });

  test('loses the underscores of half-marked italics and the cases it points to besides', () => {
    expect(
      readable(
        'The rule of _Oakes v. Stone, and that the Marlow_Court made, binds; see also Lund (Orr, J., dissenting).',
      ),
    ).toBe('The rule of Oakes v. Stone, and that the Marlow Court made, binds.');
  });

  test('keeps a statute that is named by an abbreviated State', () => {
    expect(readable('He was charged in violation of Ark. Stat. Ann. § 82-2617.')).toBe(
      'He was charged in violation of Ark. Stat. Ann. § 82-2617.',
    );
  });

  test('ends before the citations that follow it', () => {
    const text = 'A landlord must warn. See Oakes v. Stone, 150 F. 2d 77, 80 (1984).';
    expect(text.slice(0, endOfStatement(text))).toBe('A landlord must warn.');
  });
});

test.each([
  ['the roof fell on the maps.', false],
  ['The roof fell on the maps', false],
  ['The roof (and the beams fell on the maps.', false],
  ['Slip Op. at 4 The roof fell on the maps.', false],
  ['The roof fell on the “maps.”', true],
  ['259 (1948); Lund, What Are the Effects of Rain, 3 Int. J. 229 (1949).', false],
  ['Oakes v. Stone; Lund v. Pier Nine; Marlow v. Harbor Freight Co.', false],
  ['The petition to hear the case was denied. Ib. 453.', false],
  ['Marlow argued that the statutes.', false],
  ['Reversed.', true],
  ['The sides make arguments about the roof. Compare;, 29, with;.', false],
  ['1 Orr Kell, Jr., and Ann Lund, Port Sable, for petitioner.', false],
  ['The roof fell, and the court found for the petitioner.', true],
  ['Second by filing an opposition to the petition.', false],
])('%s is whole: %s', (text, expected) => {
  expect(isWhole(text)).toBe(expected);
});

test('a list of authorities cannot stand alone', () => {
  expect(isQuotable('Pier Keepers, supra; Lund v. Oakes. Constitution of Franklin, Article V.')).toBe(false);
  expect(isQuotable('The roof fell on the maps in June.')).toBe(true);
});

test('a sentence that leans on the one before it is noticed', () => {
  expect(isDangling('It fell on the maps.')).toBe(true);
  expect(isDangling('The roof fell on the maps.')).toBe(false);
});
