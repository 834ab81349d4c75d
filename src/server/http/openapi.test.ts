import { expect, it } from 'vitest';
import { contract } from '../../shared/contract.ts';
import { describeContract } from './openapi.ts';

type Parameter = { name: string; in: string; required: boolean; schema: object };
type Operation = {
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};
type Document = {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: object; schemas: Record<string, object> };
};

// Through JSON, as a client gets it: what JSON cannot carry is gone.
const document = JSON.parse(
  JSON.stringify(describeContract(contract, { title: 'Hotseat', version: '1.0.0' })),
) as Document;

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method} ${path}`,
    path,
    method,
    operation,
  })),
);

it('the description is of version 3.1 and has every part that version demands', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  expect(document.info).toEqual({ title: 'Hotseat', version: '1.0.0' });
  expect(operations.length).toBe(contract.length);
});

it.each(operations)(
  '$name declares each parameter once, and those of its path as required',
  ({ path, operation }) => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    for (const parameter of operation.parameters) {
      expect(['path', 'query']).toContain(parameter.in);
      expect(Object.keys(parameter.schema)).not.toEqual([]);
      if (parameter.in === 'path') expect(parameter.required).toBe(true);
    }
    expect(new Set(operation.parameters.map(({ name }) => name)).size).toBe(operation.parameters.length);
  },
);

it.each(operations)('$name says what it takes and what it answers', ({ method, operation }) => {
  expect(operation.summary).toMatch(/\w.*\.$/);
  if (method === 'get') expect(operation.requestBody).toBeUndefined();
  const [success = '', ...others] = Object.keys(operation.responses);
  expect(success).toMatch(/^(20[0124]|302)$/);
  expect(others).toEqual(['default']);
  if (success === '204' || success === '302') expect(operation.responses[success]?.content).toBeUndefined();
  else expect(Object.keys(operation.responses[success]?.content ?? {})).not.toHaveLength(0);
});

it('every reference in it leads somewhere', () => {
  const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    const steps = /"#\/(.*)"$/.exec(reference)?.[1]?.split('/') ?? [];
    const target = steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)?.[step], document);
    expect(target, reference).toBeTypeOf('object');
  }
});
