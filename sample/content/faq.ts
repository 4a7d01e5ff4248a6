/** Page of frequently asked questions, in every language. */
import type { ContentPage } from '#features/content/content.ts';
import { readOn } from './help/help-page.ts';
import { block } from './write-block.ts';

type Faq = {
  readonly title: string;
  readonly description: string;
  readonly questions: readonly (readonly [question: string, answer: string])[];
};

const faqs: Readonly<Record<string, Faq>> = {
  'en-GB': {
    title: 'Frequently asked questions',
    description: 'What shoppers ask most about orders, delivery, returns and sizes.',
    questions: [
      [
        'When will my order arrive?',
        'Standard delivery takes three to five delivery days, Monday to Saturday. With express delivery your order arrives on the next delivery day, if you place it before the time shown on the product.',
      ],
      [
        'Can I change an order after I have placed it?',
        'For half an hour. After that we pack it, and you can return what you do not want free of charge.',
      ],
      [
        'How long do I have to send items back?',
        '28 days from the day the parcel arrives. Items should be unworn, with their tags on.',
      ],
      [
        'When do I get my money back?',
        'Within five working days of the parcel reaching us, on the card that you paid with.',
      ],
      [
        'How do I find my size?',
        'Every product links to its brand’s size guide. Between two sizes, take the larger for knitwear and the smaller for anything with stretch.',
      ],
      [
        'My order arrived damaged. What should I do?',
        'We are sorry. Send us a photo, and we will send a replacement the same day, or refund you if it is sold out.',
      ],
    ],
  },
  'fr-FR': {
    title: 'Questions fréquentes',
    description: 'Ce que l’on nous demande le plus : commandes, livraison, retours et tailles.',
    questions: [
      [
        'Quand ma commande arrivera-t-elle ?',
        'La livraison standard prend quatre à sept jours ouvrables. La page de chaque article indique les dates prévues.',
      ],
      [
        'Puis-je modifier une commande ?',
        'Pendant une demi-heure. Ensuite, elle est préparée ; vous pouvez retourner gratuitement ce que vous ne voulez pas.',
      ],
      [
        'Combien de temps ai-je pour retourner un article ?',
        '28 jours à compter de la réception. Les articles ne doivent pas avoir été portés et doivent conserver leurs étiquettes.',
      ],
      [
        'Quand serai-je remboursé ?',
        'Sous cinq jours ouvrés après réception du colis, sur la carte utilisée.',
      ],
      [
        'Comment trouver ma taille ?',
        'Chaque article renvoie au guide des tailles de sa marque. Entre deux tailles, prenez la plus grande pour la maille.',
      ],
      [
        'Un article est arrivé cassé. Que faire ?',
        'Nous en sommes désolés. Envoyez-nous une photo : nous expédions un article de remplacement le jour même, ou nous vous remboursons.',
      ],
    ],
  },
  'de-DE': {
    title: 'Häufige Fragen',
    description: 'Was am häufigsten gefragt wird: Bestellung, Lieferung, Rückgabe und Größen.',
    questions: [
      [
        'Wann kommt meine Bestellung?',
        'Die Standardlieferung dauert vier bis sieben Werktage. Die voraussichtlichen Tage stehen auf jeder Produktseite.',
      ],
      [
        'Kann ich eine Bestellung noch ändern?',
        'Eine halbe Stunde lang. Danach wird sie verpackt; was Sie nicht möchten, können Sie kostenlos zurücksenden.',
      ],
      [
        'Wie lange kann ich Artikel zurückgeben?',
        '28 Tage ab Erhalt des Pakets. Alles sollte ungetragen sein und sein Etikett noch haben.',
      ],
      [
        'Wann bekomme ich mein Geld zurück?',
        'Innerhalb von fünf Werktagen nach Eingang des Pakets, auf die verwendete Karte.',
      ],
      [
        'Wie finde ich meine Größe?',
        'Jedes Produkt führt zur Größentabelle seiner Marke. Zwischen zwei Größen nehmen Sie bei Strick die größere.',
      ],
      [
        'Ein Artikel ist beschädigt. Was kann ich tun?',
        'Das tut uns leid. Schicken Sie uns ein Foto: Wir senden noch am selben Tag Ersatz oder erstatten den Kaufpreis.',
      ],
    ],
  },
  ar: {
    title: 'الأسئلة الشائعة',
    description: 'أكثر ما يسأل عنه المتسوقون: الطلبات والتوصيل والإرجاع والمقاسات.',
    questions: [
      [
        'متى يصل طلبي؟',
        'يستغرق التوصيل العادي من أربعة إلى سبعة أيام توصيل، وتجد الأيام المتوقعة في صفحة كل منتج.',
      ],
      [
        'هل يمكنني تعديل طلبي؟',
        'خلال نصف ساعة. بعدها يبدأ التغليف، ويمكنك إعادة ما لا تريده على حسابنا.',
      ],
      [
        'كم لدي من الوقت لإرجاع منتج؟',
        '28 يومًا من تاريخ استلام الطرد، على أن تكون المنتجات غير مستعملة ومع بطاقاتها.',
      ],
      ['متى أستعيد المبلغ؟', 'خلال خمسة أيام عمل من وصول الطرد إلينا، على البطاقة نفسها.'],
      [
        'كيف أعرف مقاسي؟',
        'يقودك كل منتج إلى دليل مقاسات علامته. وبين مقاسين اختر الأكبر في التريكو.',
      ],
      [
        'وصل المنتج تالفًا، ماذا أفعل؟',
        'نعتذر منك. أرسل لنا صورة ونرسل بديلًا في اليوم نفسه أو نعيد المبلغ.',
      ],
    ],
  },
};

export function faqPage(locale: string): ContentPage[] {
  const faq = faqs[locale];
  if (!faq) return [];
  const questions = faq.questions.map(([question, answer]) => ({ question, answer }));
  return [
    {
      path: 'pages/informational/faq',
      title: faq.title,
      description: faq.description,
      sections: [
        block('faq-accordion', { title: faq.title, questions }),
        readOn('faq', locale),
        block('back-to-top', {}),
      ],
    },
  ];
}
