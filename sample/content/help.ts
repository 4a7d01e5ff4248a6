/** Help pages: delivery and returns. */
import type { ContentPage } from '#features/content/content.ts';
import { text } from './blocks.ts';

type Help = { readonly title: string; readonly description: string; readonly paragraphs: readonly string[] };

const instalments: Readonly<Record<string, Help>> = {
  'en-GB': {
    title: 'Paying in parts',
    description: 'How to pay in three with Laterly.',
    paragraphs: [
      'For orders between £30 and £1,000 you may choose Laterly at the checkout. You pay nothing on the day, then three equal parts, a month apart.',
      'There is no interest and no fee. If you send something back, the parts that are left get smaller first.',
      'Laterly decides within a few seconds whether it can offer this to you; that does not touch your credit record. Borrow only what you can pay back.',
    ],
  },
  'fr-FR': {
    title: 'Payer en plusieurs fois',
    description: 'Payer en trois fois avec Laterly.',
    paragraphs: [
      'Pour les commandes de 30 £ à 1 000 £, vous pouvez choisir Laterly au moment de payer. Rien le jour même, puis trois parts égales, une par mois.',
      'Sans intérêts et sans frais. Si vous renvoyez un article, les parts restantes diminuent d’abord.',
      'Laterly répond en quelques secondes, sans effet sur votre dossier de crédit. N’empruntez que ce que vous pouvez rembourser.',
    ],
  },
  'de-DE': {
    title: 'In Raten zahlen',
    description: 'In drei Raten zahlen mit Laterly.',
    paragraphs: [
      'Bei Bestellungen zwischen 30 £ und 1.000 £ können Sie an der Kasse Laterly wählen. Am selben Tag zahlen Sie nichts, danach drei gleiche Raten im Abstand von einem Monat.',
      'Ohne Zinsen und ohne Gebühr. Senden Sie etwas zurück, werden zuerst die offenen Raten kleiner.',
      'Laterly entscheidet in wenigen Sekunden, ob es Ihnen das anbieten kann; Ihre Kreditauskunft bleibt davon unberührt. Leihen Sie nur, was Sie zurückzahlen können.',
    ],
  },
  ar: {
    title: 'الدفع على دفعات',
    description: 'كيف تدفع على ثلاث دفعات مع Laterly.',
    paragraphs: [
      'للطلبات بين 30 و1000 جنيه إسترليني يمكنك اختيار Laterly عند الدفع. لا تدفع شيئًا في اليوم نفسه، ثم ثلاث دفعات متساوية بفاصل شهر بين كل منها.',
      'من دون فوائد ومن دون رسوم. إذا أعدت شيئًا، تنخفض الدفعات المتبقية أولًا.',
      'يقرر Laterly خلال ثوانٍ إن كان يستطيع تقديم ذلك لك، ولا يؤثر هذا في سجلك الائتماني. لا تقترض إلا ما تستطيع سداده.',
    ],
  },
};

const returns: Readonly<Record<string, Help>> = {
  'en-GB': {
    title: 'Returns',
    description: 'How to send something back.',
    paragraphs: [
      'You have 28 days from the day your parcel arrives. Send things back unworn, with their tags on and in their own packaging.',
      'For reasons of hygiene we cannot take back opened beauty, pierced earrings or bedding that has been slept in.',
      'We refund the card you paid with, within five working days of the parcel reaching us.',
    ],
  },
  'fr-FR': {
    title: 'Retours',
    description: 'Comment renvoyer un article.',
    paragraphs: [
      'Vous avez 28 jours à compter de la réception du colis. Les articles doivent être non portés, étiquetés et dans leur emballage d’origine.',
      'Pour des raisons d’hygiène, nous ne reprenons ni les produits de beauté ouverts, ni les boucles d’oreilles percées, ni le linge de lit utilisé.',
      'Le remboursement est fait sur la carte utilisée, sous cinq jours ouvrés après réception.',
    ],
  },
  'de-DE': {
    title: 'Rückgabe',
    description: 'So senden Sie etwas zurück.',
    paragraphs: [
      'Ab Erhalt des Pakets haben Sie 28 Tage Zeit. Bitte senden Sie alles ungetragen, mit Etikett und in der Originalverpackung zurück.',
      'Aus hygienischen Gründen können wir geöffnete Kosmetik, Ohrstecker und benutzte Bettwäsche nicht zurücknehmen.',
      'Wir erstatten den Betrag innerhalb von fünf Werktagen nach Eingang auf die verwendete Karte.',
    ],
  },
  ar: {
    title: 'الإرجاع',
    description: 'كيف تعيد منتجًا.',
    paragraphs: [
      'لديك 28 يومًا من تاريخ استلام الطرد. أعد المنتجات من دون استعمال ومع بطاقاتها وفي تغليفها الأصلي.',
      'لأسباب صحية لا نقبل إرجاع مستحضرات التجميل المفتوحة ولا الأقراط.',
      'نعيد المبلغ إلى البطاقة نفسها خلال خمسة أيام عمل من وصول الطرد إلينا.',
    ],
  },
};

const delivery: Readonly<Record<string, Help>> = {
  'en-GB': {
    title: 'Delivery',
    description: 'When and how your order arrives.',
    paragraphs: [
      'Standard delivery takes three to five working days. Next-day delivery comes the day after, when you order before the cut-off shown on the product.',
      'Bulky items are brought by two people. We call you to agree on a day.',
    ],
  },
  'fr-FR': {
    title: 'Livraison',
    description: 'Quand et comment votre commande arrive.',
    paragraphs: [
      'La livraison standard prend trois à cinq jours ouvrés. La livraison express arrive le lendemain, pour toute commande passée avant l’heure limite indiquée.',
      'Les articles volumineux sont livrés par deux personnes. Nous vous appelons pour convenir d’une date.',
    ],
  },
  'de-DE': {
    title: 'Lieferung',
    description: 'Wann und wie Ihre Bestellung ankommt.',
    paragraphs: [
      'Die Standardlieferung dauert drei bis fünf Werktage. Die Expresslieferung kommt am nächsten Tag, wenn Sie vor der angezeigten Uhrzeit bestellen.',
      'Sperrige Artikel bringen wir zu zweit. Wir rufen Sie an, um einen Tag zu vereinbaren.',
    ],
  },
  ar: {
    title: 'التوصيل',
    description: 'متى وكيف يصل طلبك.',
    paragraphs: [
      'يستغرق التوصيل العادي من ثلاثة إلى خمسة أيام عمل، ويصل التوصيل السريع في اليوم التالي عند الطلب قبل الوقت المحدد.',
      'المنتجات الكبيرة يوصلها شخصان، ونتصل بك للاتفاق على موعد.',
    ],
  },
};

function page(path: string, help: Help | undefined): ContentPage[] {
  return help ? [{ path, title: help.title, description: help.description, sections: [text(help.title, help.paragraphs)] }] : [];
}

export function helpPages(locale: string): ContentPage[] {
  return [
    ...page('pages/informational/returns', returns[locale]),
    ...page('pages/informational/delivery', delivery[locale]),
    ...page('pages/informational/instalments', instalments[locale]),
  ];
}
