import type { Texts } from '../texts.ts';

export const imprint: Texts['imprint'] = {
  title: 'Aviso legal',
  lead: 'Quién gestiona {site}.',
  short: {},
  sections: {
    provider: {
      title: 'Titular del sitio',
      text: [
        {
          table: {
            head: ['Dato', 'Información'],
            rows: [
              ['Empresa', '{company}'],
              ['Dirección', '{address}'],
              ['Representante legal', '{representatives}'],
              ['Número de registro', '{register}'],
              ['NIF-IVA', '{vat_numbers}'],
              ['Marcas', '{brands}'],
              ['Correo', '[{email}](mailto:{email})'],
              ['Teléfono', '[{phone}](tel:{phone})'],
            ],
          },
        },
      ],
    },
    contacts: {
      title: 'Puntos de contacto',
      text: [
        'Para quienes usan el sitio y para autoridades según los artículos 11 y 12 del Reglamento de Servicios Digitales (DSA): [{email}](mailto:{email}), en alemán y en inglés. La forma más rápida de denunciar contenidos ilegales es allí donde los ves, o con el [formulario de denuncia](/notice).',
      ],
    },
    disputes: {
      title: 'Resolución de litigios',
      text: [
        'No participamos en procedimientos de arbitraje de consumo. Frente a decisiones sobre contenidos y cuentas puedes acudir a un órgano certificado según el artículo 21 del DSA: [Bloqueos y recursos](/pages/ban).',
      ],
    },
    credits: {
      title: 'Fotos e iconos',
      text: [
        'Las fotos pertenecen a las personas que las muestran. Los iconos son de Phosphor Icons (licencia MIT) y los GIF, de sus proveedores.',
      ],
    },
  },
  changes: { '2023-12-01': 'Primera versión.' },
};
