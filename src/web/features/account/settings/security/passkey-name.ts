import { addPasskey } from '../../../../../shared/passkeys.ts';
import { check } from '../../../../client/form.ts';

export const passkeyNameProblem = (name: string) =>
  check(addPasskey.request, { response: {}, name }).errors?.name;
