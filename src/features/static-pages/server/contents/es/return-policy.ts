import type { Texts } from '../texts.ts';

export const returnPolicy: Texts['return-policy'] = {
  title: 'Devoluciones y reembolsos',
  lead: 'Cómo recuperas tu dinero si cambias de opinión.',
  short: {
    clock: '**Tienes {refund_days}\u00a0días.** Sin dar motivos, desde el día de la celebración del contrato.',
    wallet: '**Dinero, no vales.** Por la misma vía por la que pagaste.',
    coins: '**Por todo lo que te quede.** Los créditos usados están pagados; los no usados te los devolvemos al precio que pagaste.',
    receipt: '**Ves el importe antes.** Hasta el último céntimo, antes de confirmar.',
  },
  sections: {
    how: {
      title: 'Cómo se hace',
      text: [
        'Abre la compra en [Compras](/transactions). Mientras dure el plazo y queden créditos, verás «Devolver créditos» con el importe. Confirma y te lo devolvemos. Sin iniciar sesión basta con un mensaje a [{email}](mailto:{email}) o con la página [Desistir de un contrato](/withdrawal).',
      ],
    },
    amount: {
      title: 'Cuánto recibes',
      text: [
        'De cada compra guardamos cuánto costó un crédito, también con descuento. Recuperas los créditos no usados de esa compra a ese precio. Los créditos de regalo se gastan primero al escribir y no se reembolsan. Si era tu única compra, también termina Premium; podrás seguir leyendo tus conversaciones.',
        {
          timed:
            'Del Premium por días te reembolsamos los días que no han empezado, al precio que pagaste. El día de la compra no cuesta nada. Después, ese Premium termina de inmediato.',
        },
      ],
    },
    law: {
      title: 'Tu derecho de desistimiento',
      text: [
        '**Derecho de desistimiento.** Tienes derecho a desistir del presente contrato en un plazo de {refund_days}\u00a0días naturales sin necesidad de justificación. El plazo de desistimiento expirará a los {refund_days}\u00a0días naturales del día de la celebración del contrato.',
        'Para ejercer el derecho de desistimiento, deberás notificarnos ({company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone})) tu decisión de desistir del contrato a través de una declaración inequívoca, por ejemplo un correo electrónico. Podrás utilizar el modelo de formulario que figura a continuación, aunque su uso no es obligatorio. Para cumplir el plazo de desistimiento, basta con que envíes la comunicación antes de que venza el plazo.',
        'También puedes ejercer tu derecho de desistimiento en línea en [Desistir de un contrato](/withdrawal). Si utilizas esta función en línea, te comunicaremos sin demora indebida en un soporte duradero (por ejemplo, por correo electrónico) un acuse de recibo del desistimiento, con su contenido y la fecha y hora de su presentación.',
        '**Consecuencias del desistimiento.** En caso de desistimiento, te devolveremos todos los pagos recibidos de ti sin ninguna demora indebida y, en todo caso, a más tardar 14\u00a0días naturales a partir de la fecha en la que se nos informe de tu decisión, por el mismo medio de pago y sin ningún gasto.',
        'Si has solicitado que abonemos los créditos durante el plazo de desistimiento, pagarás un importe proporcional a lo que hayas usado hasta desistir: los créditos usados al precio de esa compra.',
        {
          timed:
            'Si pediste que Premium por días empezara durante el plazo de desistimiento, pagas los días que hayan empezado hasta el desistimiento, al precio de esta compra.',
        },
      ],
    },
    form: {
      title: 'Modelo de formulario de desistimiento',
      text: [
        'A la atención de {company}, {address}, {email}: Por la presente le comunico que desisto de mi contrato de compra de créditos en {site}.',
        {
          list: [
            'Pedido el día y número de pedido:',
            'Nombre y correo de la cuenta:',
            'Domicilio (opcional):',
            'Fecha y, solo en papel, firma:',
          ],
        },
      ],
    },
    undelivered: {
      title: 'Lo que no llega no cuesta nada',
      text: [
        'Con independencia del desistimiento, los créditos vuelven automáticamente si eliminamos el perfil por fraude, si la cuenta se elimina antes de que tu mensaje se lea o reciba respuesta (en ese caso, a los {restore_days}\u00a0días) o si no se activa en una semana. Cada movimiento y su motivo están en [Créditos](/transactions/movements).',
      ],
    },
    wrong: {
      title: 'Si algo no cuadra',
      text: [
        'Un pago doble, créditos que no llegan, un cargo que no reconoces: escríbenos antes de pedir al banco que devuelva el pago y normalmente se resuelve el mismo día. Tus derechos legales en caso de falta de conformidad no dependen de ningún plazo de esta página.',
      ],
    },
  },
  changes: { '2023-12-01': 'Primera versión.' },
};
