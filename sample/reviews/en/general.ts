/** English sentences that suit any product: delivery, gifts, price, verdicts. */

export const general = `
# any / post
= Ordered on a [Sunday|Monday|Thursday] evening, here by [Tuesday|Wednesday|Saturday] lunchtime.
= It came wrapped in [plain paper|tissue and nothing else], which I was glad to see.
= [Click and collect worked|Collecting from the shop worked] without a hitch and took [two|three|five] minutes.
= The courier left it with [a neighbour|number 14|the man next door], who has promised to order [one|the same].
+ Beautifully packed, [not a scrap of plastic|all paper and string], and [a day early|sooner than promised].
+ [I had a question about the order and somebody rang me back|Asked a question by email and had a proper answer] within the hour.
~ Took [nine|ten|eleven] days to reach [Orkney|the Isle of Mull|us in Jersey|Anglesey], so order early if you live at the edge of things.
~ The parcel had been [sat on|through a war] by the time it got here; the contents were [fine, luckily|unharmed].
-S Two weeks late, and nobody could tell me [why|where it was].
-S The first parcel [went missing|came to the wrong street] and it took [four emails|three calls] to get a second one sent.
-S What arrived had plainly been [opened and returned|somebody else's return]: the [seal|tissue] was torn and the label hung by a thread.
# any / price
+ Not cheap, but [I can see where the money went|you can tell where the money went].
+ I have paid [twice as much|half as much again] for [worse|less], and complained less about it.
+ Waited for [the sale|a discount code] and now feel [faintly|almost] guilty about how little I paid.
+ Costs a little more than on the high street, and [looks|feels] as if it costs a lot more.
~ I do think it is [a touch|a little|ten pounds] overpriced.
~ Lovely, though I would have waited for [the sale|payday] had I known it would be reduced [a week|ten days] later.
~F Full price is [a stretch|pushing it]; in the sale it would be a bargain.
- At this price I expect [better|more care than this].
- I have had [the same quality|as good] from [the supermarket|a market stall] for a third of the money.
- Reduced by a [quarter|third] four days after I paid in full, and no, they would not refund the difference.
# any !mens / use
= A birthday present from [my sister|my daughter|my mother|my husband|my oldest friend].
= Bought to cheer myself up after [a long winter|a grim January|the house move].
= [My sister has the same in another colour|A colleague has one] and I had been [envious|asking about it] for months.
= I [dithered|went back and forth] over this for [a fortnight|three weeks|most of the spring].
+ Third time I have ordered from this [brand|maker] and [they have not let me down yet|I have yet to be disappointed].
+ Saw it in [the shop window|the newsletter|a magazine at the dentist's], went home, thought about it for a week, gave in.
# mens / use
=G Bought for my [husband|son|brother|father], who [hates shopping|would never buy it for himself|has worn the same three things since 2015].
= A [Father's Day|birthday|Christmas] present from [my wife|my partner|the children].
= My [girlfriend|wife|sister] chose it and, annoyingly, she was right.
= I buy clothes [twice a year|about once a year], so I [want them to last|try to get it right].
+G He opened it, put it on and [wore it for the rest of the day|has barely taken it off].
+ Replaced an old favourite that had [gone at the elbows|fallen apart after nine years], and [I don't miss the old one|it is better than the old one].
# any / verdict
+ I have already [told two friends about it|ordered another for my sister|sent the link to my sister].
+ Would I buy it again? [Without hesitation|I already have|Tomorrow].
+ [So pleased|Really pleased] I took the chance on this.
+ This one stays.
+ [No complaints|Nothing to complain about], and I usually find something.
+L Months on, I [still feel the same about it|have not changed my mind|like it more, not less].
~F Good, not great.
~F Keeping it, but only just.
~F I don't regret it, but I [would not|probably wouldn't] buy it twice.
-SF Back it went.
-S It has gone back, and the refund [took three weeks|is still on its way|at least came quickly].
-F Disappointed, [frankly|to be honest], because I [have bought from them for years|wanted to love it].
-F I [won't|shan't] be ordering this again.
-F A shame, because the idea is [a good one|right].
# any / title
+ Worth every penny
+ Better in the flesh
+ Exactly as described
+ [Very pleased|Really pleased] with this
+ A keeper
+ I get asked about it
+ Should have bought it sooner
+ Lives up to the pictures
+ My [second|third], which says it all
+ Simple and [well made|beautifully done]
+ Treat to self
+ No regrets
+ Did not expect to love it this much
+ Quietly lovely
+ High praise from a fussy [customer|buyer]
~ Could have been better
~ Good with a but
~ Not quite what I hoped
~ Fine, not special
~ Mixed feelings
~ Lovely idea, one flaw
~ In two minds
~ Better on screen
~ Undecided
- Disappointing
- Not for this money
- Sent back
- Expected better
- Looked nothing like I imagined
- Save your money
- What happened to the quality?
- A let-down
# any / post
= The man from the parcel shop knows me by name now, which says something about [my year|me].
= Arrived on the day they said, [between two showers|while I was at the dentist].
+ There was a handwritten card in the box, [which made my Tuesday|signed by somebody called Ines].
~ The confirmation came twice and the parcel [once, late|in two parts], but all is well.
# any / price
+ Fair price, [and I am an accountant|I compared for a week].
+ I winced at the price for [a day|about a day], and have not thought about it since.
+ With the [birthday voucher|loyalty discount] it came down to something I could justify.
~ Ten pounds less and I would not have [thought twice|hesitated].
- It looks like a bargain until you [hold it in your hand|see it in daylight].
# any / verdict
+ I looked for a fault, so as to be fair, and [have not found one|am still looking].
+ That is all. [Buy it|Lovely thing].
~F It does its job, and I [had hoped for more|wanted to be charmed].
-F I read the good reviews first and [wonder whether we bought the same thing|cannot explain them].
`;
