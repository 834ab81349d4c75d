/** The providers of language models by the name that the configuration gives them. */

/** Companies that run models for others: what a student is told, and the setting for the key and how a key begins. */
export const companies = {
  openai: { company: 'OpenAI', key: 'OPENAI_API_KEY', example: 'sk-…' },
  anthropic: { company: 'Anthropic', key: 'ANTHROPIC_API_KEY', example: 'sk-ant-…' },
  google: { company: 'Google', key: 'GOOGLE_GENERATIVE_AI_API_KEY', example: 'AIza…' },
} as const;
export type Company = keyof typeof companies;
export const isCompany = (provider: string): provider is Company => Object.hasOwn(companies, provider);

const names = Object.values(companies).map(({ company }) => company);
/** "A, B or C". */
export const companyNames = names.join(', ').replace(/, (?=[^,]*$)/, ' or ');
