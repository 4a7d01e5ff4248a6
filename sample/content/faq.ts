/** Page of frequently asked questions, in every language. */
import type { ContentPage } from '#features/content/content.ts';
import { block } from './create-block.ts';
import { listOtherPages } from './help/help-page.ts';

type Faq = {
  readonly title: string;
  readonly description: string;
  readonly questions: readonly (readonly [question: string, answer: string])[];
};

const faqs: Readonly<Record<string, Faq>> = {
  'en-GB': {
    title: 'Frequently asked questions',
    description: 'Answers to common questions about orders, delivery, returns and sizes.',
    questions: [
      [
        'When will my order arrive?',
        'Standard delivery takes three to five delivery days, Monday to Saturday. With express delivery your order arrives on the next delivery day, if you place it before the time shown on the product.',
      ],
      [
        'Can I change an order after I have placed it?',
        'You can cancel it on the order page within 60 minutes and place a new one. After that, return anything you do not want once it has arrived.',
      ],
      [
        'How long do I have to return items?',
        '28 days from the day your parcel arrives. Items must be unworn, with their tags on. See Returns for how to send them back.',
      ],
      [
        'When do I get my money back?',
        'We refund you to your original payment method within five working days of receiving the parcel. The money usually reaches your account 5 to 10 days later.',
      ],
      [
        'How do I find my size?',
        'Every product page links to the brand’s size guide. If you are between sizes, choose the larger one for knitwear and the smaller one for anything with stretch.',
      ],
      [
        'My order arrived damaged. What should I do?',
        'We are sorry. Email us a photo, and choose a replacement or a refund. We pay the return postage.',
      ],
    ],
  },
  'fr-FR': {
    title: 'Questions fréquentes',
    description:
      'Réponses aux questions fréquentes sur les commandes, la livraison, les retours et les tailles.',
    questions: [
      [
        'Quand ma commande arrivera-t-elle ?',
        'La livraison standard prend quatre à sept jours ouvrables. La page de chaque article indique les dates prévues.',
      ],
      [
        'Puis-je modifier une commande ?',
        'Vous pouvez l’annuler vous-même sur sa page pendant 60 minutes, puis la repasser comme vous le souhaitez. Ensuite, retournez ce que vous ne voulez pas une fois le colis reçu.',
      ],
      [
        'Combien de temps ai-je pour retourner un article ?',
        '28 jours à compter de la réception. Les articles ne doivent pas avoir été portés et doivent conserver leurs étiquettes. La page Retours explique la marche à suivre.',
      ],
      [
        'Quand serai-je remboursé ?',
        'Nous vous remboursons sous cinq jours ouvrés après réception du colis, par le moyen de paiement utilisé. L’argent arrive en général sur votre compte 5 à 10 jours plus tard.',
      ],
      [
        'Comment trouver ma taille ?',
        'Chaque article renvoie au guide des tailles de sa marque. Entre deux tailles, prenez la plus grande pour la maille.',
      ],
      [
        'Un article est arrivé cassé. Que faire ?',
        'Nous en sommes désolés. Envoyez-nous une photo : vous choisissez entre un article de remplacement et un remboursement, et nous payons le port.',
      ],
    ],
  },
  'de-DE': {
    title: 'Häufige Fragen',
    description: 'Antworten auf häufige Fragen zu Bestellung, Lieferung, Rückgabe und Größen.',
    questions: [
      [
        'Wann kommt meine Bestellung?',
        'Die Standardlieferung dauert vier bis sieben Werktage. Die voraussichtlichen Tage stehen auf jeder Produktseite.',
      ],
      [
        'Kann ich eine Bestellung noch ändern?',
        'Sie können sie 60 Minuten lang auf ihrer Seite selbst stornieren und neu aufgeben. Danach senden Sie zurück, was Sie nicht möchten, sobald das Paket da ist.',
      ],
      [
        'Wie lange kann ich Artikel zurückgeben?',
        '28 Tage ab Erhalt des Pakets. Die Artikel sollten ungetragen sein und ihr Etikett noch haben. Wie es geht, steht auf der Seite Rückgabe.',
      ],
      [
        'Wann bekomme ich mein Geld zurück?',
        'Wir erstatten innerhalb von fünf Werktagen nach Eingang des Pakets auf Ihrem Zahlungsweg. Bis das Geld auf Ihrem Konto ist, dauert es in der Regel 5 bis 10 Tage.',
      ],
      [
        'Wie finde ich meine Größe?',
        'Jedes Produkt führt zur Größentabelle seiner Marke. Zwischen zwei Größen nehmen Sie bei Strick die größere.',
      ],
      [
        'Ein Artikel ist beschädigt. Was kann ich tun?',
        'Das tut uns leid. Schicken Sie uns ein Foto: Sie wählen zwischen Ersatz und Erstattung, und wir übernehmen das Porto.',
      ],
    ],
  },
  ar: {
    title: 'الأسئلة الشائعة',
    description: 'إجابات عن الأسئلة الشائعة حول الطلبات والتوصيل والإرجاع والمقاسات.',
    questions: [
      [
        'متى يصل طلبي؟',
        'يستغرق التوصيل العادي من أربعة إلى سبعة أيام توصيل، وتجد المواعيد المتوقعة في صفحة كل منتج.',
      ],
      [
        'هل يمكنني تعديل طلبي؟',
        'يمكنك إلغاؤه بنفسك من صفحته خلال 60 دقيقة، ثم الطلب من جديد كما تريد. وبعد ذلك يمكنك إرجاع ما لا تريده عند وصول الطرد.',
      ],
      [
        'كم لدي من الوقت لإرجاع منتج؟',
        '28 يومًا من تاريخ استلام الطرد، على أن تكون المنتجات غير مستعملة ومع بطاقاتها. تجد الخطوات في صفحة الإرجاع.',
      ],
      [
        'متى أستعيد المبلغ؟',
        'نعيد المبلغ بطريقة الدفع نفسها خلال خمسة أيام عمل من وصول الطرد إلينا، ويصل إلى حسابك عادةً خلال 5 إلى 10 أيام.',
      ],
      [
        'كيف أعرف مقاسي؟',
        'في صفحة كل منتج رابط إلى دليل مقاسات علامته التجارية. وإذا كنت بين مقاسين، فاختر الأكبر في الملابس المحبوكة.',
      ],
      [
        'وصل المنتج تالفًا، ماذا أفعل؟',
        'نعتذر عن ذلك. أرسل إلينا صورة، واختر بين منتج بديل واسترداد المبلغ، ونتحمل نحن تكلفة الشحن.',
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
        listOtherPages('faq', locale),
        block('back-to-top', {}),
      ],
    },
  ];
}
