import { useTranslations } from 'use-intl';
import { Photo } from '#platform/web/ui/index.ts';
import harbour from '../art/harbour.webp?url&no-inline';
import linh from '../art/linh.webp?url&no-inline';

/** Two of the day's suggestions, each with its reason. */
export function Reasons() {
  const t = useTranslations('signup.reasons');
  const who = useTranslations('signup.message');
  return (
    <section className="wrap reasons two flip">
      <div className="say">
        <h2>{t('title')}</h2>
        <p className="text-l soft text-pretty">{t('text')}</p>
      </div>
      <ol>
        <li>
          <Photo src={harbour} width={480} height={600} alt="" />
          <div>
            <p className="reason">{t('first')}</p>
            <p className="text-m soft mt-2">{who('who', { name: 'Anna', age: 34 })}</p>
          </div>
        </li>
        <li>
          <Photo src={linh} width={480} height={600} alt="" mirror />
          <div>
            <p className="reason">{t('second')}</p>
            <p className="text-m soft mt-2">{who('who', { name: 'Linh', age: 32 })}</p>
          </div>
        </li>
      </ol>
    </section>
  );
}
