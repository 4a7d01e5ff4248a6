/** Answers of the shop to reviews, by what the review is about. */
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { ReviewResponse } from '#features/reviews/review-records.ts';
import type { Random } from '../random.ts';
import type { Line } from './lines.ts';
import { typeset } from './spelling.ts';
import type { ReviewLanguage } from './traits.ts';

type Subject = 'fit' | 'post' | 'quality' | 'colour' | 'thanks' | 'other';
type Texts = Readonly<Record<Subject, readonly [string, ...string[]]>>;

const FASCIA_NAMES: Readonly<Record<string, string>> = {
  aldermoor: 'Aldermoor',
  nightjar: 'Nightjar',
  fernhollow: 'Fernhollow',
};

const texts: Readonly<Record<ReviewLanguage, Texts>> = {
  en: {
    fit: [
      'Thank you for telling us how the size turned out. We have passed your measurements to the people who grade this pattern, and the size guide will be checked against them. If you still have it, we are happy to exchange it at our cost.',
      'We are sorry that the size was not what you expected. Please write to us with your order number and the size you need; we will set one aside and collect the first one from your door.',
    ],
    post: [
      'We are sorry about the delivery. We have taken it up with the carrier, who confirmed that the parcel was left in the wrong depot. The delivery charge has been refunded.',
      'That is not how a parcel from us should arrive, and we apologise. Please send us a photo of the box, so that we can show the warehouse what went wrong.',
    ],
    quality: [
      'This should not happen, and we are sorry that it did. Please send us a photo with your order number. We will replace the piece or refund it, whichever you prefer, and the maker will see your photo.',
      'Thank you for the clear description. We have checked the rest of the batch and found two more with the same fault. A replacement from another batch is on its way to you if you write to us.',
    ],
    colour: [
      'Colours on screens are a compromise, and here ours was not a good one. We have asked our photographers to look at this shade again. You can return it free of charge, even after the usual period.',
    ],
    thanks: [
      'What a lovely thing to read on a Monday. We have pinned your review up in the studio. Thank you for taking the time.',
      'Thank you for coming back to tell us how it wears. The team who made it were very pleased to read this.',
    ],
    other: [
      'Thank you for being frank. We have passed your remarks on to the buyers of this range. If there is anything we can put right, please write to us with your order number.',
      'We are sorry to hear this and would like to know more. Please reply to your order confirmation; a person will read it, today or tomorrow.',
    ],
  },
  fr: {
    fit: [
      'Merci de nous avoir dit comment la taille tombe. Nous avons transmis votre remarque à nos modélistes, et le guide des tailles va être vérifié. Si vous avez encore l’article, nous l’échangeons à nos frais.',
    ],
    post: [
      'Nous sommes désolés pour cette livraison. Le transporteur a reconnu une erreur d’aiguillage, et les frais de port vous ont été remboursés.',
    ],
    quality: [
      'Cela ne devrait pas arriver, et nous vous prions de nous en excuser. Envoyez-nous une photo avec votre numéro de commande : remplacement ou remboursement, c’est vous qui choisissez.',
    ],
    colour: [
      'Les couleurs à l’écran sont toujours un compromis, et celui-ci n’était pas bon. Nos photographes vont refaire cette teinte. Le retour est gratuit, même passé le délai.',
    ],
    thanks: [
      'Merci d’avoir pris le temps de nous écrire. Votre avis est affiché à l’atelier, où il a fait plaisir à tout le monde.',
    ],
    other: [
      'Merci de votre franchise. Vos remarques ont été transmises à l’équipe de cette collection. Si nous pouvons réparer quelque chose, écrivez-nous avec votre numéro de commande.',
    ],
  },
  de: {
    fit: [
      'Danke, dass Sie uns schreiben, wie die Größe ausfällt. Wir haben Ihren Hinweis an die Schnittabteilung gegeben und prüfen die Größentabelle. Falls Sie das Teil noch haben, tauschen wir es auf unsere Kosten um.',
    ],
    post: [
      'Die Lieferung tut uns leid. Der Zusteller hat bestätigt, dass das Paket im falschen Verteilzentrum lag. Die Versandkosten haben wir Ihnen erstattet.',
    ],
    quality: [
      'Das darf nicht passieren, und wir bitten um Entschuldigung. Bitte schicken Sie uns ein Foto mit Ihrer Bestellnummer: Sie bekommen Ersatz oder Ihr Geld zurück, ganz wie Sie möchten.',
    ],
    colour: [
      'Farben auf Bildschirmen sind ein Kompromiss, und dieser war kein guter. Wir lassen den Farbton neu fotografieren. Die Rückgabe ist kostenlos, auch nach Ablauf der Frist.',
    ],
    thanks: [
      'Vielen Dank, dass Sie sich die Zeit genommen haben. Ihre Bewertung hängt jetzt in der Werkstatt, und alle haben sich gefreut.',
    ],
    other: [
      'Danke für die offenen Worte. Wir haben sie an den Einkauf dieser Reihe weitergegeben. Wenn wir etwas in Ordnung bringen können, schreiben Sie uns bitte mit Ihrer Bestellnummer.',
    ],
  },
  ar: {
    fit: [
      'شكراً لأنكم أخبرتمونا عن المقاس. نقلنا ملاحظتكم إلى قسم التصميم وسنراجع جدول المقاسات. إن كانت القطعة ما زالت عندكم فيسعدنا استبدالها على حسابنا.',
    ],
    post: [
      'نعتذر عما حدث في التوصيل. أكدت شركة الشحن أن الطرد ذهب إلى مركز آخر، وقد أعدنا إليكم رسوم التوصيل.',
    ],
    quality: [
      'نعتذر منكم، فهذا ما كان يجب أن يحدث. أرسلوا لنا صورة مع رقم الطلب، وسنستبدل القطعة أو نعيد المبلغ كما تفضلون.',
    ],
    colour: [
      'الألوان على الشاشات تختلف، وهنا كان الفرق كبيراً. سنعيد تصوير هذا اللون، ويمكنكم إرجاع القطعة مجاناً حتى بعد انتهاء المدة.',
    ],
    thanks: ['شكراً على وقتكم وكلماتكم. علقنا رأيكم في المشغل وأسعد الجميع.'],
    other: [
      'شكراً على صراحتكم. نقلنا ملاحظاتكم إلى المسؤولين عن هذه المجموعة. إن كان هناك ما نستطيع إصلاحه فراسلونا مع رقم الطلب.',
    ],
  },
};

export function writeResponse(review: {
  readonly product: ProductRecord;
  readonly language: ReviewLanguage;
  readonly rating: number;
  readonly lines: readonly Line[];
  readonly random: Random;
}): ReviewResponse {
  const { product, language, rating, lines, random } = review;
  const clientName = nameFor(product, language);
  const text = random.pick(texts[language][subjectOf(lines, rating)]);
  return { clientName, text: `${typeset(language, text)} ${clientName}` };
}

/** A fascia that sells the product and speaks the language. */
export function nameFor({ availableFascias }: ProductRecord, language: ReviewLanguage): string {
  const speaks = { fr: 'nightjar', de: 'fernhollow' } as const;
  const fit = availableFascias.find((code) =>
    language === 'ar' ? code === 'nightjar' : language === 'en' || code !== speaks[language],
  );
  return FASCIA_NAMES[fit ?? ''] ?? 'Aldermoor';
}

function subjectOf(lines: readonly Line[], rating: number): Subject {
  if (rating >= 4) return 'thanks';
  const complaint = lines.find(({ mood }) => mood === '-');
  if (!complaint) return 'other';
  const { subject, conditions } = complaint;
  if (subject === 'fit') return conditions.includes('fit:true') ? 'other' : 'fit';
  if (subject === 'post') return 'post';
  if (subject === 'colour') return conditions.includes('coloured') ? 'colour' : 'other';
  return subject === 'make' || subject === 'care' ? 'quality' : 'other';
}
