import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { importClass } from '../../../../shared/class-files.ts';
import {
  type Class,
  createClass,
  deleteClass,
  getClass,
  listClasses,
  listFavoriteClasses,
  toggleFavorite,
  updateClass,
  updateClassPreferences,
} from '../../../../shared/classes.ts';
import { call, type RequestOf } from '../../../client/api.ts';
import { failed } from '../../../client/notify.ts';
import { thenRefetch } from '../../../client/refetch.ts';
import { upload } from '../../../client/upload.ts';
import { useCall } from '../../../client/use-call.ts';
import { toast } from '../../../ui/toast.tsx';

const feature = 'classes';

/** Asked only once there is a semester: pass `enabled`. */
export const classesQuery = queryOptions({
  queryKey: [feature, 'list'],
  queryFn: ({ signal }) => call(listClasses, {}, { signal }),
});

export const favoriteClassesQuery = queryOptions({
  queryKey: [feature, 'favorites'],
  queryFn: ({ signal }) => call(listFavoriteClasses, {}, { signal }),
});

export const classQuery = (id: number) =>
  queryOptions({
    queryKey: [feature, 'one', id],
    queryFn: ({ signal }) => call(getClass, { id }, { signal }),
  });

function useRefreshClasses() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [feature] });
}

const isGone = (error: Error) => error.message.startsWith('404') || error.message.includes('Class not found');

/** Also where the semester is gone that the class should go to. */
const useRefreshAfter = () => thenRefetch(useRefreshClasses(), isGone);

export const useCreateClass = () => useCall(createClass, useRefreshAfter());

/** From a file that another student made of hers. */
export function useImportClass() {
  return useMutation({
    mutationFn: ({ file, ...request }: RequestOf<typeof importClass> & { file: File }) =>
      upload(importClass, request, file, { idempotencyKey: crypto.randomUUID() }),
    ...useRefreshAfter(),
  });
}

export const useUpdateClass = () => useCall(updateClass, useRefreshAfter());

export const useUpdateClassPreferences = () => useCall(updateClassPreferences, useRefreshAfter());

export function useDeleteClass() {
  const queryClient = useQueryClient();
  return useCall(deleteClass, {
    ...thenRefetch(
      () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: [feature, 'list'] }),
          queryClient.invalidateQueries({ queryKey: [feature, 'favorites'] }),
        ]),
      isGone,
    ),
  });
}

/** What the server has said stands, also where the lists cannot be read again. */
function showFavorite(queryClient: QueryClient, { id, isFavorite }: Class) {
  const change = <One extends Class>(one: One): One => (one.id === id ? { ...one, isFavorite } : one);
  queryClient.setQueryData(classesQuery.queryKey, (classes) => classes?.map(change));
  queryClient.setQueryData(favoriteClassesQuery.queryKey, (classes) => classes?.map(change));
  queryClient.setQueryData(classQuery(id).queryKey, (one) => one && change(one));
}

/** Whether a class is a favourite: as it will be at once after a press, on whichever of its hearts. */
export function useFavorite({ id, isFavorite }: Class) {
  const queryClient = useQueryClient();
  const refresh = useRefreshClasses();
  const mutationKey = [feature, 'favorite', id];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (_willBe: boolean) => call(toggleFavorite, { id }),
    onSuccess: (toggled) => {
      showFavorite(queryClient, toggled);
      toast({ title: 'Favorite status updated' });
      return refresh();
    },
    onError: (error) => {
      if (!isGone(error)) return failed(error, 'Failed to update favorite status');
      failed(error, 'This class no longer exists and has been removed from favorites', 'Class Removed');
      return refresh();
    },
  });
  const [willBe] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables === true,
  });
  return {
    isFavorite: willBe ?? isFavorite,
    isPending: willBe !== undefined,
    toggle: () => mutate(!isFavorite),
  };
}
