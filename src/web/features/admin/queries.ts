import { useMutation } from '@tanstack/react-query';
import { adminLogin } from '../../../shared/admin.ts';
import { call, type RequestOf } from '../../kit/api.ts';
import { answersUnauthorized } from '../../kit/query-client.ts';

export function useAdminLogin() {
  return useMutation({
    meta: answersUnauthorized,
    mutationFn: (request: RequestOf<typeof adminLogin>) => call(adminLogin, request),
  });
}
