/** The OpenAPI document, made from the same endpoints and schemas that serve the calls. */
import { z } from 'zod';
import type { Endpoint } from '../../shared/endpoint.ts';
import { pathParameters } from '../../shared/endpoint.ts';
import { errorBodySchema } from '../../shared/errors.ts';

type JsonSchema = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
};

export function describeContract(contract: Endpoint[], info: { title: string; version: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of contract) {
    paths[endpoint.path] ??= {};
    paths[endpoint.path]![endpoint.method.toLowerCase()] = describeEndpoint(endpoint);
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hotseat.session_token' } },
      schemas: { Error: schemaOf(errorBodySchema, 'output') },
    },
  };
}

function describeEndpoint(endpoint: Endpoint): object {
  const inPath = pathParameters(endpoint.path);
  const isJson = endpoint.body === undefined && endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const outside = Object.entries(endpoint.request.shape).filter(([name]) => !isJson || inPath.includes(name));
  const bodyFields = Object.entries(endpoint.request.shape).filter(([name]) => !inPath.includes(name));
  return {
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: outside.map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || !(schema as z.ZodType).safeParse(undefined).success,
      schema: schemaOf(schema as z.ZodType, 'input'),
    })),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { [endpoint.body]: { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {}),
    ...(isJson && bodyFields.length > 0 ? { requestBody: describeBody(Object.fromEntries(bodyFields)) } : {}),
    responses: {
      [endpoint.status]: describeAnswer(endpoint),
      default: {
        description: 'A failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function describeBody(fields: z.ZodRawShape): object {
  return { required: true, content: { 'application/json': { schema: schemaOf(z.object(fields), 'input') } } };
}

function describeAnswer({ status, answer, answerType, summary }: Endpoint): object {
  if (status === 204) return { description: summary };
  return {
    description: summary,
    content: { [answerType ?? 'application/json']: { schema: schemaOf(answer, 'output') } },
  };
}
