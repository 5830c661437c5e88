import type { Texts } from '../texts.ts';

export const service: Texts['service'] = {
  title: 'Ayuda y contacto',
  lead: 'Cómo contactar con nosotros y qué puedes resolver ya por tu cuenta.',
  short: {},
  sections: {
    reach: {
      title: 'Cómo contactar con nosotros',
      text: [
        {
          list: [
            'Correo: [{email}](mailto:{email})',
            'Teléfono: [{phone}](tel:{phone})',
            'Formulario con número de referencia: [Presentar una reclamación](/complaints)',
            'Correo postal: {company}, {address}',
          ],
        },
        'Mejor si escribes desde la dirección con la que inicias sesión. Nunca pedimos contraseñas ni números de tarjeta.',
      ],
    },
    yourself: {
      title: 'Qué puedes hacer ya',
      text: [
        {
          list: [
            '[Restablecer contraseña](/reset-password)',
            '[Ver compras y devolver créditos](/transactions)',
            '[Cambiar notificaciones](/notifications)',
            '[Llevarte tus datos o eliminar la cuenta](/settings)',
            '[Preguntas frecuentes](/pages/faq)',
          ],
        },
      ],
    },
    urgent: {
      title: 'Si es urgente',
      text: [
        'Si estás en peligro, llama al 112. Si alguien te exige dinero o te amenaza con imágenes: no pagues, no borres nada, denuncia el mensaje y lee nuestra página sobre [seguridad](/pages/safety).',
      ],
    },
  },
  changes: { '2023-12-01': 'Primera versión.' },
};
