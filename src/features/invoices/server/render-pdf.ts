import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { InvoiceRow } from './invoice-repo.ts';
import { colors, decorate, heightOf, logo, type Pdf, registerFonts, rule, text } from './pdf-parts.ts';
import { type InvoiceText, writeInvoice } from './write-invoice.ts';

const left = 64;
const width = 467;
const right = left + width;

/** One A4 page with text that can be read aloud, searched and copied. The same invoice gives the same bytes. */
export async function renderPdf(invoice: InvoiceRow): Promise<Buffer> {
  const written = writeInvoice(invoice);
  const title = `${written.title} ${invoice.number}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: invoice.language,
    displayTitle: true,
    info: { Title: title, Author: written.brand, CreationDate: invoice.createdAt, ModDate: invoice.createdAt },
  });
  const bytes = buffer(pdf);
  registerFonts(pdf);
  const page = pdf.struct('Document');
  pdf.addStructure(page);
  addHead(pdf, page, written);
  const bottom = addLines(pdf, page, written, 296);
  addNotes(pdf, page, written, addSums(pdf, page, written, bottom + 10));
  addFooter(pdf, page, written);
  page.end();
  pdf.end();
  return bytes;
}

type Element = PDFKit.PDFStructureElement;

function addHead(pdf: Pdf, page: Element, { brand, seller, title, details, amounts }: InvoiceText): void {
  logo(pdf, left, 52);
  page.add(text(pdf, 'P', brand, { x: left + 28, y: 55, width: 220 }, { font: 'display', size: 17 }));
  const half = { x: left + 240, y: 52, width: width - 240 };
  page.add(text(pdf, 'P', seller.join('\n'), half, { size: 8, color: colors.soft, align: 'right' }));
  const table = pdf.struct('Table');
  page.add(table);
  details.forEach(({ term, value }, index) => {
    const y = 128 + index * 15;
    const row = pdf.struct('TR');
    table.add(row);
    row.add(text(pdf, 'TH', term, { x: left + 230, y, width: 110 }, { color: colors.soft }));
    row.add(text(pdf, 'TD', value, { x: left + 340, y, width: width - 340 }, { align: 'right', font: index === 0 ? 'strong' : 'text' }));
    row.end();
  });
  table.end();
  page.add(text(pdf, 'H1', title, { x: left, y: 228, width }, { font: 'display', size: 22 }));
  page.add(text(pdf, 'P', amounts, { x: left, y: 264, width }));
}

const columns = [
  { x: left, width: 32, align: 'left' },
  { x: left + 34, width: 238, align: 'left' },
  { x: left + 274, width: 50, align: 'right' },
  { x: left + 326, width: 52, align: 'right' },
  { x: left + 380, width: width - 380, align: 'right' },
] as const;

/** Returns where the table ends. */
function addLines(pdf: Pdf, page: Element, { columns: heads, lines }: InvoiceText, top: number): number {
  const table = pdf.struct('Table');
  page.add(table);
  const addRow = (type: 'TH' | 'TD', cells: readonly string[], y: number): void => {
    const row = pdf.struct('TR');
    table.add(row);
    columns.forEach(({ align, ...place }, index) => {
      const style = type === 'TH' ? ({ font: 'strong', size: 8, color: colors.soft, align } as const) : { align };
      row.add(text(pdf, type, cells[index] ?? '', { ...place, y }, style));
    });
    row.end();
  };
  addRow('TH', heads, top);
  rule(pdf, left, top + 17, width, colors.ink);
  let y = top + 26;
  for (const { cells, note } of lines) {
    addRow('TD', cells, y);
    y += heightOf(pdf, cells[1] ?? '', columns[1].width, {});
    if (note !== null) {
      page.add(text(pdf, 'P', note, { x: columns[1].x, y: y + 1, width: columns[1].width }, { size: 8, color: colors.soft }));
      y += 13;
    }
    rule(pdf, left, y + 7, width, colors.line);
    y += 16;
  }
  table.end();
  return y;
}

/** Returns where the sums end. */
function addSums(pdf: Pdf, page: Element, { sums, total }: InvoiceText, top: number): number {
  const x = left + 200;
  const table = pdf.struct('Table');
  page.add(table);
  const addRow = (term: string, value: string, y: number, strong: boolean): void => {
    const row = pdf.struct('TR');
    table.add(row);
    row.add(text(pdf, 'TH', term, { x, y: strong ? y + 7 : y, width: 175 }, { font: strong ? 'strong' : 'text' }));
    const style = strong ? ({ font: 'display', size: 17, align: 'right' } as const) : ({ align: 'right' } as const);
    row.add(text(pdf, 'TD', value, { x: x + 150, y, width: right - x - 150 }, style));
    row.end();
  };
  let y = top;
  for (const { term, value } of sums) {
    addRow(term, value, y, false);
    y += Math.max(20, heightOf(pdf, term, 175, {}) + 6);
  }
  rule(pdf, x, y, right - x, colors.ink);
  addRow(total.term, total.value, y + 8, true);
  table.end();
  return y + 52;
}

function addNotes(pdf: Pdf, page: Element, { paid, remarks }: InvoiceText, top: number): void {
  const padding = 12;
  const place = { x: left + padding, y: top + padding, width: width - 2 * padding };
  const height = heightOf(pdf, paid, place.width, { font: 'strong' }) + 2 * padding - 2;
  decorate(pdf, () => pdf.roundedRect(left, top, width, height, 10).fill(colors.fill));
  page.add(text(pdf, 'P', paid, place, { font: 'strong' }));
  page.add(text(pdf, 'P', remarks.join(' '), { x: left, y: top + height + 16, width }, { size: 8, color: colors.soft }));
}

function addFooter(pdf: Pdf, page: Element, { footer }: InvoiceText): void {
  const y = 762;
  rule(pdf, left, y, width, colors.line);
  footer.forEach((column, index) => {
    const place = { x: left + index * (width / 3), y: y + 10, width: width / 3 };
    page.add(text(pdf, 'P', column.join('\n'), place, { size: 8, color: colors.soft, align: index === 2 ? 'right' : 'left' }));
  });
}
