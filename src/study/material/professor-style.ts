/** Apart from the schemas of the material: a class tells of it on the first screen, which needs none of those. */
import { z } from 'zod';

export const professorStyleSchema = z.enum(['facts', 'policy', 'hypotheticals']);
/** What the professor asks for in class; the questions are weighted by it. */
export type ProfessorStyle = z.infer<typeof professorStyleSchema>;
