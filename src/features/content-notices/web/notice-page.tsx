import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Button } from '#platform/web/ui/index.ts';
import { NoticeForm, type SentNotice } from './notice-form.tsx';

/** /notice: anybody reports illegal content; /notice/images: an intimate image is to be removed. */
export function Component() {
  const images = useParams()['about'] === 'images';
  const [sent, setSent] = useState<SentNotice | null>(null);
  return (
    <section className="wrap max-w-[720px] py-8 md:py-16">
      {sent === null ? (
        <Form key={String(images)} images={images} onSent={setSent} />
      ) : (
        <Receipt sent={sent} onAnother={() => setSent(null)} />
      )}
    </section>
  );
}

function Form({ images, onSent }: { readonly images: boolean; readonly onSent: (sent: SentNotice) => void }) {
  const t = useTranslations('content-notices');
  const title = images ? t('imagesTitle') : t('title');
  return (
    <>
      <PageTitle text={title} />
      <h1 className="title-l">{title}</h1>
      <p className="soft mt-2 text-pretty">{images ? t('imagesLead') : t('lead')}</p>
      {!images && (
        <p className="mt-4">
          {t.rich('toImages', {
            link: (inner) => (
              <Link className="link" to="/notice/images">
                {inner}
              </Link>
            ),
          })}
        </p>
      )}
      <NoticeForm images={images} onSent={onSent} />
    </>
  );
}

function Receipt({ sent, onAnother }: { readonly sent: SentNotice; readonly onAnother: () => void }) {
  const t = useTranslations('content-notices');
  const dateText = useDateFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  // The receipt is shorter than the form, so it would be above the visible part of the page. The focus scrolls it into view.
  useEffect(() => heading.current?.focus(), []);
  const until = dateText(new Date(sent.decide_by), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="grid justify-items-start gap-4">
      <PageTitle text={t('doneTitle')} />
      <h1 ref={heading} tabIndex={-1} className="title-l">
        {t('doneTitle')}
      </h1>
      <p className="text-l text-pretty">
        {t.rich('doneText', { number: sent.number, until, b: (inner) => <b className="num">{inner}</b> })}
      </p>
      {sent.email !== '' && <p className="wrap-anywhere">{t('doneMail', { email: sent.email })}</p>}
      <Button onClick={onAnother}>{t('another')}</Button>
    </div>
  );
}
