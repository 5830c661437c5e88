import type { Messages } from './de.ts';

export const messages = {
  choice: {
    title: 'Código de descuento',
    none: 'Sin código de descuento',
    other: 'Otro código',
    enter: 'Introducir un código',
    one: 'uno por pedido',
    check: 'Comprobar',
    percent: '{percentage, number}\u00a0% de descuento',
    first: '{percentage, number}\u00a0% en tu primera compra, hasta el {until}',
    fits: '{code} es válido. Pagas {price}.',
    stays: '{code} sigue aplicado.',
    openOrder: 'Ir al pedido abierto',
    unusable: '{n, plural, one {# código no vale aquí} many {# códigos no valen aquí} other {# códigos no valen aquí}}',
  },
  summary: '{code}, {percentage, number}\u00a0%',
  reason: {
    until: '{percentage, number}\u00a0% de descuento hasta {time}',
    code: '{percentage, number}\u00a0% de descuento con {code}',
  },
  ended: {
    title: 'El bono de bienvenida terminó a {time}.',
    text: 'Por eso vuelve a aplicarse el precio normal. Todavía no has pedido nada. Mira el nuevo total y decide con calma.',
  },
  modal: {
    title: 'Tu bono de bienvenida',
    text: '{percent} en tu primera compra, {name}. Al pagar, el código ya está puesto.',
    terms:
      'Cuatro horas desde que creaste la cuenta, una vez por cuenta. Después se aplica el precio normal. Sin suscripción, todos los precios con IVA.',
    later: 'Ahora no',
  },
  errors: {
    discount_not_found: 'Este código no existe. Revisa cómo está escrito.',
    discount_used: 'Ya has usado {code}. Vale una sola vez.',
    discount_reserved: '{code} está en un pedido que sigue abierto. Págalo o cancélalo: así podrás volver a usar el código.',
    discount_minimum: '{code} vale a partir de {minimum}. Tu paquete cuesta {price}.',
    discount_country: '{code} solo vale en este país: {country}.',
    discount_currency: '{code} solo vale para precios en {currency}.',
    discount_method: '{code} solo vale si pagas con {methods}.',
    discount_owner: 'Este código es de otra cuenta.',
    discount_expired: '{code} caducó el {date}.',
    discount_inactive: '{code} no está activo en este momento.',
    discount_not_begun: '{code} no vale hasta el {date}.',
    discount_exhausted: '{code} está agotado.',
    discount_member_limit: 'Ya has usado {code} {limit, plural, one {# vez} many {# de veces} other {# veces}}, y más no se puede.',
    discount_ended: 'El bono de bienvenida terminó a {time}.',
    discount_first_order: '{code} solo vale para la primera compra.',
  },
} satisfies Messages;
