/** How a student is named on the screen. */
type Person = { firstName?: string; lastName?: string; email?: string };

const firstLetter = (name: string | undefined) => [...(name?.trim() ?? '')][0] ?? '';

/** The upper-case initials of first and last name, or "U". */
export function initialsOf({ firstName, lastName }: Person): string {
  return (firstLetter(firstName) + firstLetter(lastName)).toLocaleUpperCase('en') || 'U';
}

/** First plus last name, else the e-mail address, else "User". */
export function displayNameOf({ firstName, lastName, email }: Person): string {
  return (
    [firstName, lastName]
      .map((name) => name?.trim())
      .filter(Boolean)
      .join(' ') ||
    email ||
    'User'
  );
}
