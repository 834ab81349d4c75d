/** What is measured, in our words. */
import type { Usage } from '../../study/model/model.ts';

export type AnalysisLabels = { engine: string; tier: string; outcome: 'ready' | 'asked' | 'failed' };

export type ModelCallFigures = { model: string; outcome: string; usage: Usage; costCents: number | null };

export type Metrics = {
  /** `route` is the pattern, not the path: every id would be a series of its own. */
  countRequest(request: { method: string; route: string; status: number }, seconds: number): void;
  countAnalysis(analysis: AnalysisLabels, seconds: number): void;
  countFailure(code: string): void;
  countModelCall(call: ModelCallFigures, seconds: number): void;
  countMail(outcome: 'sent' | 'failed' | 'given_up'): void;
  countJobFailure(job: string): void;
  /** Call what it answers when the stream ends. */
  streamOpened(): () => void;
  /** In Prometheus' text format, whose media type is `type`. */
  read(): Promise<{ type: string; text: string }>;
};

export type PoolFigures = { pool: string; busy: number; idle: number; waiting: number };

export type JobFigures = { job: string; due: number; running: number; oldestAt: Date | null };

/** What is asked when somebody reads the figures. */
export type MetricSources = {
  build: { version: string; process: string };
  listPools(): PoolFigures[];
  countKilled(): number;
  /** Of the disk of DATA_DIR. */
  freeBytes(): Promise<number>;
  /** In few short statements, none of which looks through a table that grows with use. */
  look(): Promise<{
    openJobs: number;
    jobs: JobFigures[];
    isHeld: boolean;
    lastBackupAt: Date | undefined;
  }>;
};
