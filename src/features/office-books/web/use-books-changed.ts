import { useQueryClient } from '@tanstack/react-query';
import { useOffice } from '#features/office/web/index.ts';
import { booksKeyOf } from './queries.ts';

/** Reads the books anew after an act. */
export function useBooksChanged(): () => void {
  const queries = useQueryClient();
  const { about } = useOffice();
  return () => void queries.invalidateQueries({ queryKey: booksKeyOf(about) });
}
