import type { Messages } from './de.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# crédito} many {# de créditos} other {# créditos}}',
    creditsBig: '{n, plural, one {<big>#</big> crédito} many {<big>#</big> de créditos} other {<big>#</big> créditos}}',
    creditsWithPremium: '{n, plural, one {# crédito} many {# de créditos} other {# créditos}} con Premium',
    premium: 'Premium',
    perMessage: '{price} por mensaje',
    cheapest: 'el mensaje más barato',
    instead: 'en lugar de',
  },
  shop: {
    choosePackage: 'Elige un paquete',
  },
  pricing: {
    title: 'Precios',
    lead: 'Encontrarás todos los precios aquí y otra vez junto al botón, antes de pulsarlo. Todos los precios incluyen el IVA.',
    freeTitle: 'Gratis',
    free: {
      signup: 'Crear una cuenta y un perfil',
      search: 'Buscar, con todos los filtros',
      likes: 'Dar likes y ver a quién le gustas',
      signupCredits: '{n, plural, one {# crédito} many {# de créditos} other {# créditos}} para empezar',
    },
    spendTitle: 'Qué se paga con créditos',
    spend: { what: 'Para qué', price: 'Créditos' },
    message: 'Mensaje',
    photo: 'Foto en una conversación',
    gift: 'Regalo, desde',
    spendNote: 'Si un mensaje no llega, no cuesta nada. Los créditos no caducan.',
    packagesTitle: 'Paquetes',
    columns: { package: 'Paquete', price: 'Precio', perMessage: 'Por mensaje' },
    packagesNote:
      'Pago único, sin suscripción. Todos los paquetes incluyen Premium, y es tuyo para siempre. Puedes devolver los créditos no usados durante {days, plural, one {#\u00a0día} many {# de días} other {#\u00a0días}}.',
    signup: 'Crear cuenta gratis',
    buy: 'Comprar créditos',
  },
  countries: {
    title: 'En tu país',
    lead: 'El mensaje más barato en la moneda del país, con sus impuestos.',
    others: 'Otros países',
    from: 'desde {price}',
    vat: '{rate, number}\u00a0% de IVA incluido',
    noVat: 'sin IVA',
  },
  timed: {
    name: '{n, plural, one {#\u00a0día de Premium} many {# de días de Premium} other {#\u00a0días de Premium}}',
    ends: 'termina por sí solo',
    lead: 'Sin suscripción: pagas una vez y nada se renueva. Todos los paquetes de créditos incluyen Premium, y es tuyo para siempre. El Premium por días termina por sí solo.',
  },
} satisfies Messages;
