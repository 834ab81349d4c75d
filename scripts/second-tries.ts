import type { Reporter, TestCase } from 'vitest/node';

/** Names, under all else that a run prints, the tests that passed only when tried again: each has a cause to be found. */
export default class SecondTries implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    this.#lines.push(
      `  ${test.module.relativeModuleId} > ${test.fullName}\n    ${error?.message.split('\n')[0] ?? ''}`,
    );
  }

  onTestRunEnd(): void {
    if (this.#lines.length === 0) return;
    process.stdout.write(`\nPassed only when tried again; find the cause:\n${this.#lines.join('\n')}\n`);
  }
}
