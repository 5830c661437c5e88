import { useQueryClient } from '@tanstack/react-query';
import { useOffice } from '#features/office/web/index.ts';
import { booksKeyOf, owedKeyOf } from './queries.ts';

/** Reads the books anew after an act. */
export function useBooksChanged(): () => void {
  const queries = useQueryClient();
  const { about } = useOffice();
  return () => {
    for (const queryKey of [booksKeyOf(about), owedKeyOf(about)]) void queries.invalidateQueries({ queryKey });
  };
}
