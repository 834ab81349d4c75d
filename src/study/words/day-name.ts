const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "2019-06-03" to "June 3, 2019", as a citation writes the day, whatever the reader's time zone. */
export const dayName = (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`));
