// Loaded before the server: at SIGUSR2 its clock goes by so many milliseconds as the file CLOCK_FILE says.
import { readFileSync } from 'node:fs';

const TrueDate = Date;
let offsetMs = 0;

process.on('SIGUSR2', () => {
  offsetMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
});

globalThis.Date = class extends TrueDate {
  constructor(...words) {
    if (words.length === 0) super(TrueDate.now() + offsetMs);
    else super(...words);
  }

  static now() {
    return TrueDate.now() + offsetMs;
  }
};
