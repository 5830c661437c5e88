import { Fragment, type ReactElement } from 'react';
import { Link, type To } from 'react-router';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  page: number;
  pages: number;
  href: (page: number) => To;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** "Page 3". */
  pageLabel: (page: number) => string;
}

/** Links to the pages of a list; renders nothing when there is only one. */
export function Pagination({ page, pages, href, label, previousLabel, nextLabel, pageLabel }: PaginationProps): ReactElement | null {
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev" aria-label={previousLabel}>
          <Icon name="caret-left" />
        </Link>
      )}
      {pageWindow(page, pages).map((slot) => (
        <Fragment key={slot.page}>
          {slot.gap && (
            <span className="gap soft" aria-hidden="true">
              …
            </span>
          )}
          <Link
            to={href(slot.page)}
            className={cx(slot.far && 'far')}
            aria-label={pageLabel(slot.page)}
            aria-current={slot.page === page ? 'page' : undefined}
          >
            {slot.page}
          </Link>
        </Fragment>
      ))}
      {page < pages && (
        <Link to={href(page + 1)} rel="next" aria-label={nextLabel}>
          <Icon name="caret-right" />
        </Link>
      )}
    </nav>
  );
}
