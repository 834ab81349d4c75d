/** The OpenAPI document, made from the same endpoints and schemas that serve the calls. */
import { z } from 'zod';
import type { Endpoint } from '../../shared/endpoint.ts';
import { pathParameters } from '../../shared/endpoint.ts';
import { errorBodySchema } from '../../shared/errors.ts';
import { takesJson } from '../../shared/takes-json.ts';

type JsonSchema = Record<string, unknown>;
type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

export function describeContract(contract: Endpoint[], info: { title: string; version: string }): object {
  const { schemaOf, named } = newSchemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of contract) {
    paths[endpoint.path] ??= {};
    paths[endpoint.path]![endpoint.method.toLowerCase()] = describeEndpoint(endpoint, schemaOf);
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hotseat.session_token' } },
      schemas: { Error: schemaOf(errorBodySchema, 'output'), ...named },
    },
  };
}

/** Schemas as OpenAPI has them, and those that hold themselves (an item with items in it) by a name. */
function newSchemas(): { schemaOf: SchemaOf; named: Record<string, JsonSchema> } {
  const named: Record<string, JsonSchema> = {};
  const names = new Map<string, string>();
  const schemaOf: SchemaOf = (schema, io) => {
    const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
    const { $schema: _, $defs = {}, ...rest } = made;
    // JSON Schema refers to what stands beside the schema; a reference of OpenAPI begins at the document.
    const fromDocument = (part: unknown): JsonSchema =>
      JSON.parse(
        JSON.stringify(part).replaceAll(
          /"#\/\$defs\/(\w+)"/g,
          (_, name: string) => `"#/components/schemas/${nameOf(name)}"`,
        ),
      );
    const nameOf = (name: string): string => {
      const content = JSON.stringify([name, $defs]);
      const known = names.get(content);
      if (known) return known;
      const given = `Part${names.size + 1}`;
      names.set(content, given);
      named[given] = fromDocument($defs[name]);
      return given;
    };
    return fromDocument(rest);
  };
  return { schemaOf, named };
}

function describeEndpoint(endpoint: Endpoint, schemaOf: SchemaOf): object {
  const inPath = pathParameters(endpoint.path);
  const isJson = takesJson(endpoint);
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
    ...(isJson && bodyFields.length > 0
      ? { requestBody: describeBody(Object.fromEntries(bodyFields), schemaOf) }
      : {}),
    responses: {
      [endpoint.status]: describeAnswer(endpoint, schemaOf),
      default: {
        description: 'A failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function describeBody(fields: z.ZodRawShape, schemaOf: SchemaOf): object {
  return { required: true, content: { 'application/json': { schema: schemaOf(z.object(fields), 'input') } } };
}

function describeAnswer({ status, answer, answerType, summary }: Endpoint, schemaOf: SchemaOf): object {
  if (status === 204 || status === 302) return { description: summary };
  return {
    description: summary,
    content: Object.fromEntries(
      [answerType ?? 'application/json'].flat().map((type) => [type, { schema: schemaOf(answer, 'output') }]),
    ),
  };
}
