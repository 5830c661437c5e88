import { type Language, pathIn } from '#platform/contract/languages.ts';
import { cleanPhone, type Site } from '#features/site/server/index.ts';
import type { PublicPage, Reader } from './public-pages.ts';

/**
 * Structured data about a page (schema.org as JSON-LD): on the home page the operator of the site, elsewhere the questions that the
 * page answers. It is data, so the content security policy for scripts does not apply to it.
 */
export function structuredData(site: Site, origin: string, page: PublicPage, reader: Reader): string {
  const graph = page.path === '/' ? siteGraph(site, origin, reader.language) : questionsGraph(page, reader);
  return graph.length === 0
    ? ''
    : `<script type="application/ld+json">${safeJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}

function siteGraph({ settings, company }: Site, origin: string, language: Language): object[] {
  const operator = `${origin}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': operator,
      name: settings.name,
      legalName: company.name,
      url: origin + pathIn(language, '/'),
      vatID: company.vat_numbers[0],
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address,
        addressLocality: company.city,
        addressCountry: company.country,
      },
      email: settings.support_email,
      telephone: cleanPhone(settings.support_phone),
    },
    {
      '@type': 'WebSite',
      name: settings.name,
      url: origin + pathIn(language, '/'),
      inLanguage: language,
      publisher: { '@id': operator },
    },
  ];
}

function questionsGraph(page: PublicPage, { language, country }: Reader): object[] {
  const { questions = [] } = page.about(language, country);
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** Without a sign that could end the element. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
