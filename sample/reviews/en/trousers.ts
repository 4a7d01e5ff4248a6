/** English sentences about trousers, jeans, joggers and shorts. */

export const trousers = `
# trousers,jeans,short fit:true / fit
+ The waist doesn't gape at the back when I sit, [a first for me|which is rare]. Usual {usual}.
+ Fits the waist and the thighs, [both|at the same time], in my normal {usual}.
# trousers,jeans,short,jogger fit:small / fit
~ Snug over the thighs in the {usual}; the {size} lets me [sit down|climb stairs].
# trousers,jeans,short,jogger fit:large / fit
~ The {usual} slid down without a belt. {size} stays up.
# trousers,jeans / make
+ The pockets are [deep enough for a phone|real pockets], sewn well and lying flat.
+ The zip [runs smoothly|glides] and the button is on for good.
~ The pocket bags show through a bit [in {colour}|in bright light].
- The zip [stuck on day one|gave up within a month].
- Seat seam [went|split] while I was [tying a shoelace|getting out of the car], in company.
# trousers-wide / length
+ {tall}, and they reach the floor [in flat shoes|with a heel]. I could [cry|sing].
+ On {middle} they skim the top of my [trainers|shoes], just right.
~ I am {short} and lost [six|seven|eight] centimetres to the sewing machine; the hem is [simple to take up|easy enough].
- At {short} I looked like a child in [a wizard's robe|her father's clothes].
# trousers-wide / style
+ Wide, but the high waist [keeps it tidy|stops it from drowning me].
+ They move like a [long skirt|skirt] and behave like trousers.
+ With a [tucked-in T-shirt|fitted knit] they look far more expensive than they were.
~ Puddles are the enemy: wide hems [drink|soak up] half the pavement.
# trousers-straight / length
+ Ankle length at {middle}, which is what I want with [loafers|ballet flats].
~ At {tall} they end [above the ankle|a bit high], fine for summer.
# trousers-straight / style
+ Plain front, straight leg, no fuss: I [own three|wear them four days out of five].
+ They go from [lecture hall to dinner|site visit to meeting] without looking tired.
# trousers-wide,trousers-straight,trousers-mens / make
+ The front crease [survives the week|has held through several washes].
~ Needs pressing if you want the crease as sharp as in the picture.
# trousers,jeans,jogger,short / use
= My old pair [gave out at the knee|went through at the seat] after [six|seven] years.
= I ordered two sizes to be sure and [kept one|sent one back].
# trousers-mens / length
+ The length is right on the shoe at {tall}, [no tailor needed|no turn-ups needed].
~ A little long at {short}; my [dry cleaner|mother-in-law] took them up.
# trousers-mens / style
+ I wear them to [court|the office|parents' evenings] and on the sofa afterwards, which my wife [notices|has stopped commenting on].
+ Smart without looking as if I were [selling something|off to an interview].
# jeans / fabric
+ Stiff for [two days|a day or two], then they took my shape and have kept it.
+ A denim with [character|some backbone], and the contrast stitching is dead straight.
~ Mind pale sofas: the {colour} [rubbed off a little|left a hint of itself] before the first wash.
- The knees [bagged|went baggy] by [lunchtime|the second day].
# jeans stretch-denim / fabric
+ Just enough stretch to [sit through a film|cycle in comfort] and no more.
~ I would have liked [less stretch|a firmer denim], but I am old-fashioned.
# jeans / length
+ Wide, straight and long enough for {tall}, [with room for a boot|trainers and all].
~ At {short} I turned them up [twice|once], which suits them.
+ Hem just over the shoe at {middle}.
# jeans / style
+ The rise is [really high|high], so everything is [held in|tucked away] and I can breathe.
+ My [third|second] pair; the first went to [my daughter|a friend who would not give them back].
+ Worn [with a blazer|with a big knit|on a plane], and fine with it.
- The high waist digs in [under the ribs|as soon as I sit].
# jogger / fabric
+ Soft inside, [not sweaty|and they don't cling to the knee].
- Knees like [two balloons|elbows] after a week.
# jogger / length
+ The cuffs sit on the ankle at {middle} and [stay there|don't ride up].
~ Short at {tall}: [ankles on show|a bit of shin shows] when I sit.
# jogger / make
+ The drawstring is a proper cord and [hasn't vanished into the waistband|stays tied].
- The drawstring [disappeared into the hem|came out] in the first wash.
# jogger / style
+ Respectable enough for [the bakery|the school gate|a long-haul flight].
+ I work from home [in these|in them], from the waist down.
= For [stretching|Pilates], supposedly; for the sofa, in truth.
# shorts / length
+ Mid-thigh at {middle}: not grandmotherly, not [hot pants|a festival].
~ Slightly short on {tall} when sitting.
# shorts / style
+ The pleats make them look like [a skirt|proper tailoring], and with a [shirt|blouse] they pass at the office.
+ Wore them [round Naples|up Mont Ventoux|on the Jubilee line] in a heatwave and was grateful.
~ The pleats stick out [a little|somewhat] on a round stomach.
# shorts-mens / length
+ Above the knee without going [too far|full rugby] at {middle}.
~ Longer on {short} than in the picture, just on the knee.
# shorts-mens / style
+ Beach at noon, [pub|barbecue] at six, no change needed.
+ The drawstring means no belt, [which my airport self likes|one thing less to pack].
# short / use
= For [two weeks in Cornwall|the garden|a camping trip], where they have earned their keep.
= Bought in May in a fit of optimism.
# trousers,jeans,jogger,short / title
+ Trousers that fit at last
+ They stay up
+ Long enough for tall people
+ Comfy and smart
+ My new uniform
~ Had to take them up
~ Long in the leg
- Baggy knees
- Wrong shape entirely
# jeans / title
+ Jeans that don't gape
+ The right kind of high rise
+ Third pair
~ Stiff at first
- Dye came off
# lower wool-blend / fabric
+ Warm enough for [January|a football ground], and not itchy on the leg.
# lower crepe,viscose / style
+ I sat [seven hours in a train|through two flights] in {them} and stepped out looking ironed.
`;
