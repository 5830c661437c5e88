import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { Button, Dialog, Icon } from '#platform/web/ui/index.ts';
import { Loaded, useAsks } from '#features/office/web/index.ts';
import { previewSite } from '../../contract/calls.ts';
import type * as endpoints from '../../contract/endpoints.ts';
import { useFieldWords } from '../fields/use-field-words.ts';
import { previewKeyOf } from '../queries.ts';
import { useEditedSite } from '../site-context.ts';

type Seen = ReplyOf<typeof endpoints.previewSite>['before'];

/** What a visitor and a member see today, and would see. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('office-sites.preview');
  const common = useTranslations('common.action');
  const api = useApi();
  const asks = useAsks();
  const { about, reply } = useEditedSite();
  const query = useQuery({
    queryKey: previewKeyOf(about.site, reply.version),
    queryFn: () => asks.within(() => api(previewSite, { query: about })),
    // Links of a preview have to be opened soon.
    gcTime: 0,
    refetchInterval: 60_000,
  });
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <Loaded query={query} what={t('title')}>
        {({ before, after, links }) => (
          <>
            <p className="soft">{t('lead')}</p>
            <div className="two-sides">
              <Side title={t('today')} seen={before} />
              <Side title={t('draft')} seen={after} />
            </div>
            <section className="preview-pages" aria-labelledby="preview-pages">
              <h3 id="preview-pages">{t('pages')}</h3>
              <p className="text-s soft">
                {t('pagesLead')} {t('memberLead')}
              </p>
              <p className="row">
                <a className="btn quiet small" href={links.visitor} target="_blank" rel="noopener">
                  {t('asVisitor')}
                  <Icon name="arrow-square-out" />
                </a>
                <a className="btn quiet small" href={links.member} target="_blank" rel="noopener">
                  {t('asMember')}
                  <Icon name="arrow-square-out" />
                </a>
              </p>
            </section>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

function Side({ title, seen: { visitor, member } }: { readonly title: string; readonly seen: Seen }) {
  const t = useTranslations('office-sites.preview');
  const page = useTranslations('office-sites.page');
  const { choiceOf } = useFieldWords();
  const cost = (n: number) => t('cost', { n });
  return (
    <section className="side">
      <h3>{title}</h3>
      <p className="text-s soft">{t('visitor')}</p>
      <div className="snippet">
        <b className="wrap-anywhere">{visitor.title}</b>
        <p className="text-s wrap-anywhere">{visitor.description}</p>
      </div>
      <ul className="text-s">
        <li>{t(visitor.accepts_signup ? 'signupOpen' : 'signupClosed')}</li>
        <li>{t('search', { value: choiceOf(visitor.search) })}</li>
        <li>{t('entry', { value: page(visitor.entry_warning ? 'on' : 'off') })}</li>
      </ul>
      <p className="text-s soft">{t('member')}</p>
      <div className="composer-like">
        <span className="soft">{t('message')}</span>
        <span className="send" style={visitor.accent === null ? undefined : { background: visitor.accent }}>
          <Icon name="paper-plane-right" />
        </span>
        <b className="num">{cost(member.message_credits)}</b>
      </div>
      <ul className="text-s num">
        <li>{t('photo', { cost: cost(member.photo_credits) })}</li>
        <li>{member.least_gift_credits === null ? t('noGift') : t('gift', { cost: cost(member.least_gift_credits) })}</li>
        <li>{t('length', { n: member.message_length })}</li>
        <li>{t('refund', { n: member.refund_days })}</li>
        <li>{t('fields', { n: member.profile_fields.length, m: member.search_fields.length })}</li>
      </ul>
    </section>
  );
}
